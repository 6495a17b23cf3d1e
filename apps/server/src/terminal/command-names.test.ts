import { expect, it } from 'vitest'
import { nameCommands } from './command-names.ts'

it.each([
  ['run npm run ops -- backup FILE regularly', 'run gezhi ops backup FILE regularly'],
  ['npm run import -- --rebuild / 请用 npm run import -- --rebuild 重建', 'gezhi import --rebuild / 请用 gezhi import --rebuild 重建'],
  ['npm run ops -- …', 'gezhi ops …'],
  ['运维命令（npm run ops）', '运维命令（gezhi ops）'],
  ['npm run --silent mcp', 'gezhi mcp'],
  ['npm start', 'gezhi start'],
  ['npm run opsomania', 'npm run opsomania'],
])('%s is %s in a release', (text, expected) => {
  expect(nameCommands(text, 'gezhi')).toBe(expected)
  expect(nameCommands(text, null)).toBe(text)
})
