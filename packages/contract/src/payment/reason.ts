import { line } from '../operations/console-texts.ts'

/** Why an operator did something with money or rights. */
export const reasonSchema = line(200)
