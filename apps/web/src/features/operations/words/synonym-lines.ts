/** Groups of words: one a line, words parted by commas, semicolons or tabs, as the command line reads them. Empty lines are left out. */
export function groupsOf(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .map((line) =>
      line
        .split(/[,;\t，；]/)
        .map((word) => word.trim())
        .filter(Boolean),
    )
    .filter((words) => words.length > 0)
}
