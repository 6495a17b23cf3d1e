import { nameCommands } from './command-names.ts'
import { escapeControls } from './escape-controls.ts'

// The only output to standard output and standard error, except for progress printers and the log: texts contain names of files, records
// and users.

/** Prints lines for people to standard output; controls in them are escaped, and commands named as here. */
export function print(text: string): void {
  console.log(escapeControls(nameCommands(text)))
}

/** The same to standard error. */
export function printError(text: string): void {
  console.error(escapeControls(nameCommands(text)))
}
