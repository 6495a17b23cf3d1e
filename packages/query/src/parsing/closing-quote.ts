/** Closes the quote at the end of a text: a backslash at the end would escape it. */
export function closingQuote(text: string): string {
  const backslashes = /[\\＼]*$/.exec(text)?.[0].length ?? 0
  return backslashes % 2 === 1 ? '\\"' : '"'
}
