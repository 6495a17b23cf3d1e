import { listStrings } from './list-strings.ts'

// npm run strings: every text of the interface in both languages as tab-separated rows, for review or translation.
const cell = (text: string) => text.replaceAll('\n', '\\n').replaceAll('\t', ' ')
for (const { place, zh, en } of await listStrings()) console.log([place, zh, en].map(cell).join('\t'))
