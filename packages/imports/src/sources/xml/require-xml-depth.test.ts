import { describe, expect, it } from 'vitest'
import { parsePatentXml } from './parse-patent-xml.ts'
import { MAX_XML_DEPTH, requireXmlDepth } from './require-xml-depth.ts'

const nested = (depth: number) => `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`

describe('the depth of XML', () => {
  it('is limited before the stack is', () => {
    expect(() => parsePatentXml(nested(MAX_XML_DEPTH))).not.toThrow()
    for (const depth of [MAX_XML_DEPTH + 1, 200_000])
      expect(() => parsePatentXml(nested(depth))).toThrow(/more than 500 elements .*嵌套超过 500 层/)
  })

  it('counts neither what follows one another nor what is no element', () => {
    const many = MAX_XML_DEPTH + 1
    const flat = ['<b/>', '<b c="/>"></b>', "<b c='>'/>", '<b c="\'>"/>', '<!-- <b> -->', '<![CDATA[<b>]]>', '<?b <b> ?>'].map((one) =>
      one.repeat(many),
    )
    expect(() => requireXmlDepth(`<!DOCTYPE a [<!ENTITY b "c">]><a>${flat.join('')}</a>`)).not.toThrow()
  })

  it('leaves what is cut off to the parser', () => {
    for (const text of ['<', '<a', '<a b="', '<!--', '<![CDATA[', '']) expect(() => requireXmlDepth(text)).not.toThrow()
  })
})
