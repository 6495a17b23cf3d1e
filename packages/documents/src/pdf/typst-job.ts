/** What a child process typesets: a template with a data file of the same name in its folder. */
export type TypstTemplate = 'part' | 'contents' | 'total'

/** The templates, and what they import. */
export const TYPST_SOURCES = ['page', 'part', 'contents', 'total'] as const

/** Arguments of the child process. */
export interface TypstJob {
  readonly template: TypstTemplate
  /** Folder with the data file and the pictures: nothing outside is read. */
  readonly folder: string
  /** Path of the PDF file. */
  readonly output: string
  /** Paths of the pictures in the folder. */
  readonly pictures: readonly string[]
}
