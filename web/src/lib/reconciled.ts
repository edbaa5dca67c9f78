/** New plain data, reusing the equal parts of the old data, so that nothing is derived from them again. */
export function reconciled<T>(old: unknown, now: T): T {
  if (Object.is(old, now)) return now
  if (typeof old !== 'object' || typeof now !== 'object' || old === null || now === null) return now
  if (Array.isArray(now)) {
    if (!Array.isArray(old)) return now
    const parts = now.map((part, at) => reconciled(old[at], part))
    return (old.length === parts.length && parts.every((part, at) => Object.is(part, old[at])) ? old : parts) as T
  }
  if (Array.isArray(old)) return now
  const before = old as Record<string, unknown>
  const parts: Record<string, unknown> = {}
  let same = Object.keys(before).length === Object.keys(now).length
  for (const [key, part] of Object.entries(now)) {
    parts[key] = reconciled(before[key], part)
    same &&= Object.is(parts[key], before[key]) && key in before
  }
  return (same ? old : parts) as T
}
