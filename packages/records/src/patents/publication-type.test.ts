import { expect, test } from 'vitest'
import { publicationType } from './publication-type.ts'

test.each<[Parameters<typeof publicationType>[0], string | undefined]>([
  [{ office: 'CN', kind: 'A', patentType: 'invention' }, 'A'],
  [{ office: 'CN', kind: 'B', patentType: 'invention' }, 'B'],
  [{ office: 'CN', kind: 'C', patentType: 'invention' }, 'B'],
  [{ office: 'CN', kind: 'U', patentType: 'utility' }, 'U'],
  [{ office: 'CN', kind: 'Y', patentType: 'utility' }, 'U'],
  [{ office: 'CN', kind: 'S', patentType: 'design' }, 'S'],
  [{ office: 'CN', kind: 'U' }, 'U'],
  [{ office: 'CN', patentType: 'invention' }, 'A'],
  [{ office: 'US', kind: 'A1', patentType: 'invention' }, 'A'],
  [{ office: 'US', kind: 'A', patentType: 'invention' }, 'B'],
  [{ office: 'US', kind: 'B2' }, 'B'],
  [{ office: 'US', kind: 'P2', patentType: 'plant' }, 'plant'],
  [{ office: 'US', kind: 'E1', patentType: 'reissue' }, 'reissue'],
  [{ office: 'US', kind: 'H1', patentType: 'registration' }, 'registration'],
  [{ office: 'EP', kind: 'A1' }, 'A'],
  [{ office: 'EP', kind: 'B1' }, 'B'],
  [{ office: 'WO', kind: 'A1' }, 'A'],
  [{ office: 'JP', kind: 'B2', patentType: 'invention' }, 'B'],
  [{ office: 'JP', kind: 'Y2' }, 'U'],
  [{ office: 'DE', kind: 'U1' }, 'U'],
  [{ office: 'TW', patentType: 'invention', publicationNumber: 'TWI816584' }, 'B'],
  [{ office: 'TW', patentType: 'invention', publicationNumber: 'TW202416924' }, 'A'],
  [{ office: 'KR' }, undefined],
])('G215: %j is %s', (record, type) => expect(publicationType(record)).toBe(type))
