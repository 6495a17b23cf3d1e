import { expect, test } from 'vitest'
import { childElements, elementAt } from '../../xml/element.ts'
import { parsePatentXml } from '../../xml/parse-patent-xml.ts'
import { assignmentEvents, otherTsdrFacts } from './read-tsdr-facts.ts'

const party = (role: string, name: string) => `<${role}><Contact><Name>${name}</Name></Contact></${role}>`

test('assignments are events with both parties, in the structure of either standard; one without a date is left out', () => {
  const bag = parsePatentXml(`<Bag>
<Assignment><AssignmentIdentifier>99990001</AssignmentIdentifier><AssignmentConveyanceCategory>CHANGE OF NAME</AssignmentConveyanceCategory>
<AssignmentRecordedDate>2031-10-21-04:00</AssignmentRecordedDate>${party('Assignor', '<EntityName>REED</EntityName>')}
${party('Assignee', '<EntityName>HERON</EntityName><OrganizationName><OrganizationStandardName>HERON</OrganizationStandardName></OrganizationName>')}</Assignment>
<Assignment><AssignmentRecordedDate>2032-01-02</AssignmentRecordedDate><AssignorBag>${party('Assignor', '<EntityName>HERON</EntityName>')}
${party('Assignor', '<EntityName>POND</EntityName>')}</AssignorBag></Assignment>
<Assignment><AssignmentConveyanceCategory>NO DATE</AssignmentConveyanceCategory></Assignment></Bag>`)
  expect(assignmentEvents(childElements(bag))).toEqual([
    { date: '20311021', code: '99990001', text: 'CHANGE OF NAME: REED → HERON', type: 'record' },
    { date: '20320102', text: 'HERON, POND', type: 'record' },
  ])
})

test('use by class as far as its day is known, the basis, former owners and maintenance', () => {
  const file =
    parsePatentXml(`<File><Basis><BasisUseIndicator>true</BasisUseIndicator><BasisIntentToUseIndicator>false</BasisIntentToUseIndicator></Basis>
<M><SectionText>8</SectionText><SectionDescriptionText>Affidavit of Continued Use</SectionDescriptionText><DecisionStatusText>Accepted</DecisionStatusText></M>
<M/></File>`)
  const owner = (code: string, name: string) => ({ code, party: { name } })
  const facts = otherTsdrFacts({
    uses: [
      { niceClass: '09', first: '20300513', inCommerce: '20300500' },
      { niceClass: undefined, first: '20290000', inCommerce: '00000000' },
    ],
    owners: [owner('30', 'Heron'), owner('20', 'Heron'), owner('10', 'Reed')],
    current: [{ name: 'Heron' }],
    basis: elementAt(file, 'Basis'),
    register: 'Principal',
    correction: undefined,
    maintenance: childElements(file, 'M'),
  })
  expect(facts).toEqual({
    'first use': ['09: 2030-05-13', '2029'],
    'first use in commerce': ['09: 2030-05'],
    'filing basis': ['use'],
    register: ['Principal'],
    'former owner': ['Reed'],
    'acquired distinctiveness': [],
    maintenance: ['§8 Affidavit of Continued Use: Accepted'],
    correction: [],
  })
})
