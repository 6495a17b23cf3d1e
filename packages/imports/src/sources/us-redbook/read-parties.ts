import type { XmlElement } from '@rgrove/parse-xml'
import type { Party } from '@gezhi/records'
import { elementsAt, textAt } from '../xml/element.ts'
import { readParty } from './read-party.ts'

export interface Parties {
  applicants: Party[]
  assignees: Party[]
  inventors: Party[]
  agencies: Party[]
  agents: Party[]
  examiners: Party[]
}

/**
 * All parties. Until September 2012 the applicants were the inventors (`applicant-inventor`) and owners are among the assignees only;
 * later versions list them separately.
 */
export function readParties(bibliography: XmlElement | null): Parties {
  const role = (name: string) => elementsAt(bibliography, `parties/${name}`).concat(elementsAt(bibliography, `us-parties/${name}`))
  const applicants = [...role('applicants/applicant'), ...role('us-applicants/us-applicant')]
  const inventors = [...applicants.filter(isInventor), ...role('inventors/inventor')]
  const agents = role('agents/agent')
  return {
    applicants: parties(applicants),
    assignees: parties(elementsAt(bibliography, 'assignees/assignee')),
    inventors: parties(inventors),
    agencies: parties(agents.filter(isOrganisation)),
    agents: parties(agents.filter((agent) => !isOrganisation(agent))),
    examiners: parties([
      ...elementsAt(bibliography, 'examiners/primary-examiner'),
      ...elementsAt(bibliography, 'examiners/assistant-examiner'),
    ]),
  }
}

function parties(elements: readonly XmlElement[]): Party[] {
  return elements.map(readParty).filter((party) => party !== null)
}

function isInventor(applicant: XmlElement): boolean {
  return applicant.attributes['app-type'] === 'applicant-inventor'
}

function isOrganisation(agent: XmlElement): boolean {
  return textAt(agent, 'addressbook/orgname') !== undefined
}
