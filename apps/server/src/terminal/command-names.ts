/** Set by the program of a release (`tools/package/gezhi.sh`), which runs all commands under its own name. */
const PROGRAM_VARIABLE = 'INSTALLED_PROGRAM'

/**
 * Names commands as they are run here: texts name those of a checkout, such as `npm run ops -- doctor`, where a release has
 * `gezhi ops doctor`. `program` is the name of the release's program; without one the text is unchanged.
 */
export function nameCommands(text: string, program = process.env[PROGRAM_VARIABLE] || null): string {
  if (program === null) return text
  return text
    .replaceAll(/npm run (?:--silent )?(import|ops|mcp)\b(?: --(?= ))?/g, `${program} $1`)
    .replaceAll('npm start', `${program} start`)
}
