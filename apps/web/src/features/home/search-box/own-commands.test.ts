import { expect, test } from 'vitest'
import { ownCommands } from './own-commands.ts'

const FIELDS = [
  { name: 'my.评级', title: '评级', type: 'single' },
  { name: 'my.期限', title: '期限', type: 'date' },
  { name: 'my.评级', title: '评级', type: 'single' },
]

test('the name of an index field is completed at the end of a text, with the caret where its value goes', () => {
  expect(ownCommands('TI=电池 AND my.', FIELDS).map(({ text, caret }) => [text, caret])).toEqual([
    ['TI=电池 AND my.评级=()', 'TI=电池 AND my.评级=('.length],
    ['TI=电池 AND my.期限>=', 'TI=电池 AND my.期限>='.length],
  ])
  expect(ownCommands('MY.评', FIELDS).map(({ name }) => name)).toEqual(['my.评级'])
  expect([ownCommands('my.评级=', FIELDS), ownCommands('my', FIELDS), ownCommands('my.没有', FIELDS)]).toEqual([[], [], []])
})
