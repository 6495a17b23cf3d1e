import { expect, test } from 'vitest'
import { groupsOf } from './synonym-lines.ts'

test('a group a line, its words parted by any comma; empty lines and words are left out', () => {
  expect(groupsOf('无人机，UAV, drone\r\n\n 电池；蓄电池;,\n')).toEqual([
    ['无人机', 'UAV', 'drone'],
    ['电池', '蓄电池'],
  ])
  expect(groupsOf(' \n,')).toEqual([])
})
