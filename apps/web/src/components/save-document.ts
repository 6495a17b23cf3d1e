import { saveFile } from './save-file.ts'

/** Extensions by media type: a document is what its server found it to be. */
const EXTENSIONS: Readonly<Record<string, string>> = { 'application/pdf': '.pdf', 'image/jpeg': '.jpg', 'image/png': '.png' }

/** Lets the browser save a document under a name without extension. */
export function saveDocument(file: Blob, name: string): void {
  saveFile(file, name + (EXTENSIONS[file.type.split(';')[0]!] ?? ''))
}
