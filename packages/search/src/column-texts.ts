import type { Party, PatentRecord, TextColumn } from '@gezhi/records'

/**
 * The texts of a record that each column holds, one entry a value: a match never reaches over the border between two. A claim and a
 * paragraph of the description are a value each, titles and abstracts one for each language, parties one for each name.
 */
export function columnTexts(record: PatentRecord): Record<TextColumn, readonly string[]> {
  return {
    title: texts(record.titles),
    abstract: texts(record.abstracts),
    claims: texts(record.claims),
    description: texts(record.description),
    applicant: names(record.applicants),
    assignee: names(record.assignees),
    inventor: names(record.inventors),
    agent: [...names(record.agencies), ...names(record.agents)],
    examiner: names(record.examiners),
    address: [...addresses(record.applicants), ...addresses(record.assignees)],
  }
}

function texts(list: readonly { text: string }[] = []): string[] {
  return list.map((item) => item.text)
}

function names(parties: readonly Party[] = []): string[] {
  return parties.flatMap((party) => [party.name, ...texts(party.otherNames)])
}

function addresses(parties: readonly Party[] = []): string[] {
  return parties.flatMap((party) => party.address ?? [])
}
