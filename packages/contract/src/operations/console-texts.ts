import { text } from '../text.ts'

/** What a list of the console is narrowed by: words that stand in its rows. */
export const searchedText = text().trim().max(100).default('')

/** A line of text that has to be there, of at most so many characters. */
export const line = (max: number) =>
  text()
    .max(max * 2)
    .transform((text) => text.trim().replaceAll(/\s+/g, ' '))
    .pipe(text().min(1).max(max))
