import type { HelpEntry } from '@gezhi/contract/client'
import { expect, test } from 'vitest'
import type { HelpPart } from '../help/use-help-menu.ts'
import { firstLocation } from './first-location.ts'

const entry = (id: number, children: HelpEntry[] = []): HelpEntry => ({
  id,
  title: `Article ${id}`,
  showStatus: 1,
  recomend: 0,
  detailContent: children.length > 0 ? '' : '<p>Text</p>',
  children,
})
const PARTS: readonly HelpPart[] = [
  { kind: 'articles', name: 'system', title: 'System', entries: [entry(10)] },
  { kind: 'articles', name: 'function', title: 'Features', entries: [entry(1, [entry(40), entry(41)])] },
]

test('the drawer begins at a panel, or at the first article of a part', () => {
  expect(firstLocation(PARTS, 'feedback')).toEqual({ panel: 'feedback' })
  expect(firstLocation(PARTS, 'function')).toEqual({ id: '40' })
})

test('without the part it opens the first article; without any article, the empty changelog', () => {
  expect(firstLocation(PARTS, 'data')).toEqual({ id: '10' })
  expect(firstLocation([], 'data')).toEqual({ panel: 'upgrade' })
})
