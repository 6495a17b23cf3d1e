import { expect, test } from 'vitest'
import { readCitation } from './read-citation.ts'

test.each([
  [
    'Doe, J. et al., "Graphene in batteries," Journal of Cells, vol. 3, 2004, pp. 1999-2005.',
    { author: 'Doe, J. et al.', title: 'Graphene in batteries', source: 'Journal of Cells, vol. 3, 2004, pp. 1999-2005.', year: '2004' },
  ],
  ['“Anodes”  by nobody, Jan. 7, 1998', { author: '', title: 'Anodes', source: 'by nobody, Jan. 7, 1998', year: '1998' }],
  ['张三等：《石墨烯电池》，化学，2011年', { author: '张三等', title: '石墨烯电池', source: '化学，2011年', year: '2011' }],
  [
    'International Search Report for PCT/US2010/012345',
    { author: '', title: 'International Search Report for PCT/US2010/012345', source: '', year: '' },
  ],
  ['', { author: '', title: '', source: '', year: '' }],
])('reads %j', (text, parts) => {
  expect(readCitation(text)).toEqual(parts)
})
