// Four short sounds, synthesized from sine waves and noise.

export type Sound = 'turn' | 'card' | 'refused' | 'end'

interface Note {
  at: number
  pitch: number
  length: number
  loud: number
}

const TUNES: Record<Exclude<Sound, 'card'>, Note[]> = {
  turn: [
    { at: 0, pitch: 659, length: 0.16, loud: 0.12 },
    { at: 0.12, pitch: 880, length: 0.26, loud: 0.12 },
  ],
  refused: [
    { at: 0, pitch: 220, length: 0.1, loud: 0.1 },
    { at: 0.1, pitch: 175, length: 0.18, loud: 0.1 },
  ],
  end: [
    { at: 0, pitch: 523, length: 0.22, loud: 0.11 },
    { at: 0.15, pitch: 659, length: 0.22, loud: 0.11 },
    { at: 0.3, pitch: 784, length: 0.22, loud: 0.11 },
    { at: 0.45, pitch: 1047, length: 0.6, loud: 0.11 },
  ],
}

let context: AudioContext | null = null

export function play(sound: Sound): void {
  context ??= new AudioContext()
  void context.resume()
  if (sound === 'card') rustle(context)
  else for (const note of TUNES[sound]) ring(context, note)
}

function ring(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at
  const wave = audio.createOscillator()
  const volume = audio.createGain()
  wave.type = 'triangle'
  wave.frequency.value = note.pitch
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(note.loud, start + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + note.length)
  wave.connect(volume).connect(audio.destination)
  wave.start(start)
  wave.stop(start + note.length)
}

function rustle(audio: AudioContext): void {
  const length = 0.07
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 2
  const source = audio.createBufferSource()
  const filter = audio.createBiquadFilter()
  const volume = audio.createGain()
  source.buffer = noise
  filter.type = 'bandpass'
  filter.frequency.value = 2400
  volume.gain.value = 0.12
  source.connect(filter).connect(volume).connect(audio.destination)
  source.start()
}
