import { readQuery, type QueryNode } from '@gezhi/query'
import { PATENT_FIELD_TABLE as fields } from '@gezhi/records'
import { describe, expect, it } from 'vitest'
import { readCommand } from './read-command.ts'

const LINES = ['石墨烯 OR graphene', 'AP=大学'].map((text) => readQuery(text, { fields }).tree as QueryNode)
const read = (text: string) => readCommand(text, { fields, abilities: {} }, LINES)

describe('search-modes.09: a command', () => {
  it('is searched as it was written', () => {
    expect(read(' TI=a or TI=b ').query).toBe('TI=a or TI=b')
  })

  it('has the searches of the history in place of their numbers', () => {
    expect(read('#1 AND #2 AND ad>=2020').query).toBe('(石墨烯 OR graphene) AND AP=大学 AND ad>=2020')
  })

  it('is not run with a line there is not, and says which', () => {
    expect(read('#1 AND #3')).toMatchObject({ query: null, unknownLine: 3 })
  })

  it('is not run while it cannot be read', () => {
    expect(read('TI=(a').query).toBeNull()
  })

  it('says the field that holds where a line inside of a field has its own', () => {
    expect(read('TI=(#2)').query).toBe('AP=大学')
    expect(read('TI=(#1)').query).toBe('TI=(石墨烯 OR graphene)')
  })
})
