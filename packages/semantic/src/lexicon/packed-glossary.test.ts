import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packGlossary, unpackGlossary } from './packed-glossary.ts'

const word = fc.stringMatching(/^[石墨烯电池锂a]{1,4}$/)

test('a packed glossary contains its sources, and nothing else', () => {
  fc.assert(
    fc.property(fc.dictionary(word, fc.stringMatching(/^[a-z ]{1,9}$/)), word, (glosses, lookedUp) => {
      const glossary = unpackGlossary(packGlossary(new Map(Object.entries(glosses))))
      expect(glossary.size).toBe(Object.keys(glosses).length)
      for (const [known, gloss] of Object.entries(glosses)) expect(glossary.get(known)).toBe(gloss)
      expect(glossary.get(lookedUp)).toBe(Object.hasOwn(glosses, lookedUp) ? glosses[lookedUp] : undefined)
    }),
  )
})
