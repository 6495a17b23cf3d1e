import { createHash } from 'node:crypto'

/** A picture that a record names. */
export interface NamedPicture {
  /** Key of the picture, where the name alone does not say it. */
  readonly file?: string
  /** Its name in the source. */
  readonly sourceFile?: string
}

/** Whether a name holds the number of its document, as the USPTO's do: `US09000001-20300101-D00001.TIF`. There is one such picture. */
export function speaksForItself(name: string): boolean {
  return /\d{6}/.test(name)
}

/**
 * Key under which a picture is kept and found again: by its name alone where that holds a number, else (`imgf0001.tif`) within the
 * folder or archive it came in, which the document that names it shares. `member` is a name as `FileMember` has it.
 */
export function pictureKey(member: string): string {
  const [, folder = '', name = ''] = /^(.*[/!\\])?([^/!\\]*)$/s.exec(member) ?? []
  const upper = name.toUpperCase().replace(/[^\w.-]|^\.+$/gu, (signs) => '_'.repeat(signs.length))
  if (speaksForItself(name)) return `named/${upper}`
  return `within/${createHash('sha256').update(folder).digest('hex').slice(0, 24)}/${upper}`
}

/** Key of the picture a document names, seen from the member the document stands in. */
export function keyOfNamedPicture(document: string, named: string): string {
  return pictureKey(speaksForItself(named) ? named : document.replace(/[^/!\\]*$/, '') + named)
}

/** Key under which the picture of a drawing is kept, if it came; null where its source names none. */
export function keyOfDrawing({ file, sourceFile }: NamedPicture): string | null {
  return file ?? (sourceFile === undefined ? null : pictureKey(sourceFile))
}

/** Key under which the pages of a document are kept, if they came beside it as a PDF of its name. `member` is the name it was read from. */
export function keyOfPages(member: string): string {
  return pictureKey(`${member.replace(/\.[^./!\\]*$/, '')}.PDF`)
}
