import { softSyllable, syllablesOf } from './syllables.ts'

/** Nearness of two characters in sound, of which one reading each counts. */
export const SOUND_NEARNESS = { sameTone: 0.97, otherTone: 0.92, soft: 0.8 } as const

/** How near two Han characters sound, from 0 to 1: 1 only for the same character, 0 if no reading is shared. Pure. */
export function charSoundNearness(a: string, b: string): number {
  if (a === b) return 1
  let nearness = 0
  for (const one of syllablesOf(a)) {
    for (const other of syllablesOf(b)) {
      if (one.sound === other.sound)
        nearness = Math.max(nearness, one.tone === other.tone ? SOUND_NEARNESS.sameTone : SOUND_NEARNESS.otherTone)
      else if (softSyllable(one.sound) === softSyllable(other.sound)) nearness = Math.max(nearness, SOUND_NEARNESS.soft)
      if (nearness === SOUND_NEARNESS.sameTone) return nearness
    }
  }
  return nearness
}
