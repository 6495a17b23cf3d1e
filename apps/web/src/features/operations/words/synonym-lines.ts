/** Groups of synonyms: one per line, words separated by commas, semicolons or tabs, as on the command line. Empty lines are ignored. */
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
