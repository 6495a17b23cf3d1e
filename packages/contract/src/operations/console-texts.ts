import { text, visible } from '../text.ts'

/** Filters a list of the console by words in its rows. */
export const searchedText = text().trim().max(100).default('')

/** A required line of text of at most this many characters. */
export const line = (max: number) =>
  text()
    .max(max * 2)
    .transform((text) => text.trim().replaceAll(/\s+/g, ' '))
    .pipe(text().min(1).max(max).check(visible))
