// Small sounds, synthesized from tones and noise. No information depends on them.

/** A tone that fades; with `to` it glides to another pitch. */
interface Tone {
  at: number
  pitch: number
  to?: number
  length: number
  loud: number
  wave?: OscillatorType
}

/** A burst of noise through a filter; with `to` the filter glides. */
interface Noise {
  at: number
  length: number
  loud: number
  filter: BiquadFilterType
  pitch: number
  to?: number
}

interface Score {
  tones?: Tone[]
  noises?: Noise[]
}

const tap = (at: number, pitch: number, loud: number): Noise => ({ at, length: 0.03, loud, filter: 'bandpass', pitch })
const rustle = (at: number, loud = 0.12): Noise => ({ at, length: 0.07, loud, filter: 'bandpass', pitch: 2400 })
const thud = (at: number, pitch: number, loud: number): Tone => ({
  at,
  pitch,
  to: pitch / 2,
  length: 0.16,
  loud,
  wave: 'sine',
})
const ring = (at: number, pitch: number, length: number, loud: number): Tone => ({ at, pitch, length, loud })
const times = <Part>(count: number, part: (number: number) => Part): Part[] =>
  Array.from({ length: count }, (_, number) => part(number))

const SCORES = {
  turn: { tones: [ring(0, 659, 0.16, 0.12), ring(0.12, 880, 0.26, 0.12)] },
  refused: { tones: [ring(0, 220, 0.1, 0.1), ring(0.1, 175, 0.18, 0.1)] },
  end: { tones: [523, 659, 784, 1047].map((pitch, at) => ring(at * 0.15, pitch, at === 3 ? 0.6 : 0.22, 0.11)) },
  card: { noises: [rustle(0)] },
  shuffle: { noises: times(7, (number) => rustle(number * 0.06, 0.07 + 0.01 * number)) },
  token: { noises: [tap(0, 1500, 0.2), tap(0.05, 1900, 0.1)] },
  coin: { tones: [ring(0, 1976, 0.08, 0.07), ring(0.07, 2637, 0.35, 0.07)] },
  gavel: { tones: [thud(0, 190, 0.35), thud(0.28, 170, 0.4)], noises: [tap(0, 900, 0.3), tap(0.28, 800, 0.35)] },
  alarm: {
    tones: times(3, (number) => ({ ...ring(number * 0.36, 440, 0.3, 0.1), to: 620, wave: 'sawtooth' as const })),
  },
  monster: {
    tones: [{ at: 0, pitch: 95, to: 45, length: 0.9, loud: 0.3, wave: 'sawtooth' as const }],
    noises: [{ at: 0, length: 0.9, loud: 0.22, filter: 'lowpass' as const, pitch: 500, to: 120 }],
  },
  baby: {
    tones: times(2, (number) => ({ ...ring(number * 0.34, 620, 0.3, 0.09), to: 470, wave: 'triangle' as const })),
  },
  applause: {
    noises: times(26, (number) =>
      tap(number * 0.045 + (number % 3) * 0.013, 1100 + (number % 5) * 260, 0.16 - number * 0.005),
    ),
  },
  click: { noises: [tap(0, 3200, 0.35), tap(0.045, 2100, 0.2)] },
  bang: {
    tones: [thud(0, 130, 0.6)],
    noises: [{ at: 0, length: 0.5, loud: 0.7, filter: 'lowpass' as const, pitch: 5200, to: 200 }],
  },
  barrel: { noises: times(12, (number) => tap(0.04 * number + 0.004 * number * number, 2600, 0.16)) },
  heartbeat: { tones: times(3, (number) => [thud(number * 0.8, 75, 0.5), thud(number * 0.8 + 0.22, 62, 0.35)]).flat() },
  whoosh: { noises: [{ at: 0, length: 0.4, loud: 0.16, filter: 'bandpass' as const, pitch: 400, to: 2600 }] },
  bell: { tones: [ring(0, 1319, 0.9, 0.09), ring(0, 1976, 0.6, 0.04)] },
} satisfies Record<string, Score>

export type Sound = keyof typeof SCORES

let context: AudioContext | null = null

/** Play a sound; `volume` goes from 0 to 1. */
export function play(sound: Sound, volume = 1): void {
  context ??= new AudioContext()
  void context.resume()
  const audio = context
  const master = audio.createGain()
  master.gain.value = volume
  master.connect(audio.destination)
  const { tones = [], noises = [] }: Score = SCORES[sound]
  for (const tone of tones) sing(audio, master, tone)
  for (const noise of noises) hiss(audio, master, noise)
}

function sing(audio: AudioContext, master: AudioNode, tone: Tone): void {
  const start = audio.currentTime + tone.at
  const end = start + tone.length
  const wave = audio.createOscillator()
  wave.type = tone.wave ?? 'triangle'
  wave.frequency.setValueAtTime(tone.pitch, start)
  if (tone.to) wave.frequency.exponentialRampToValueAtTime(tone.to, end)
  wave.connect(fading(audio, start, end, tone.loud)).connect(master)
  wave.start(start)
  wave.stop(end)
}

function hiss(audio: AudioContext, master: AudioNode, noise: Noise): void {
  const start = audio.currentTime + noise.at
  const end = start + noise.length
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * noise.length), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  const source = audio.createBufferSource()
  source.buffer = buffer
  const filter = audio.createBiquadFilter()
  filter.type = noise.filter
  filter.frequency.setValueAtTime(noise.pitch, start)
  if (noise.to) filter.frequency.exponentialRampToValueAtTime(noise.to, end)
  source
    .connect(filter)
    .connect(fading(audio, start, end, noise.loud))
    .connect(master)
  source.start(start)
}

/** A volume that fades to nothing. */
function fading(audio: AudioContext, start: number, end: number, loud: number): GainNode {
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.0001, end)
  return volume
}
