import { createHash } from 'node:crypto'

/** A text that changes with a picture of a record: the hash of its data, or the key of its file. Pure. */
export function pictureTag({ id, file, sourceFile, svg }: { id: string; file?: string; sourceFile?: string; svg?: string }): string {
  const content = svg === undefined ? `${file ?? ''} ${sourceFile ?? ''}` : createHash('sha256').update(svg).digest('base64url')
  return `${id} ${content}`
}
