import { createHash } from 'node:crypto'

/** A picture that a record names. */
export interface NamedPicture {
  /** Key of the picture, unless the name alone determines it. */
  readonly file?: string
  /** Its name in the source. */
  readonly sourceFile?: string
}

/** Whether a name contains its document's number, like those of the USPTO: `US09000001-20300101-D00001.TIF`. Such a name is unique. */
export function speaksForItself(name: string): boolean {
  return /\d{6}/.test(name)
}

/**
 * Key under which a picture is stored and found again: its name if that contains a number, otherwise (`imgf0001.tif`) the name within its
 * folder or archive, which is that of the document. `member` is a name as in `FileMember`.
 */
export function pictureKey(member: string): string {
  const [, folder = '', name = ''] = /^(.*[/!\\])?([^/!\\]*)$/s.exec(member) ?? []
  const upper = name.toUpperCase().replace(/[^\w.-]|^\.+$/gu, (signs) => '_'.repeat(signs.length))
  if (speaksForItself(name)) return `named/${upper}`
  return `within/${createHash('sha256').update(folder).digest('hex').slice(0, 24)}/${upper}`
}

/** Key of a picture that a document names, relative to the member that contains the document. */
export function keyOfNamedPicture(document: string, named: string): string {
  return pictureKey(speaksForItself(named) ? named : document.replace(/[^/!\\]*$/, '') + named)
}

/** Key under which the picture of a drawing is stored if it was imported; null if its source names none. */
export function keyOfDrawing({ file, sourceFile }: NamedPicture): string | null {
  return file ?? (sourceFile === undefined ? null : pictureKey(sourceFile))
}

/**
 * Key under which the pages of a document are stored if a PDF of the same name was imported with it. `member` is the name of the
 * document's file.
 */
export function keyOfPages(member: string): string {
  return pictureKey(`${member.replace(/\.[^./!\\]*$/, '')}.PDF`)
}
