import { readLei, type CompanyRecord, type Parent, type ParentRelation } from '@gezhi/records'
import type { Reading } from '../../../pipeline/import-source.ts'
import { relationshipSchema } from './gleif-schema.ts'
import { invalidGleif, unknownRelation, wrongLei } from './gleif-rejections.ts'

const RELATIONS: Readonly<Record<string, ParentRelation>> = {
  IS_DIRECTLY_CONSOLIDATED_BY: 'direct',
  IS_ULTIMATELY_CONSOLIDATED_BY: 'ultimate',
  IS_INTERNATIONAL_BRANCH_OF: 'branch',
}

/** A relationship of level 2 as a fact about its child: it joins the child's record of level 1. */
export function readRelationship(object: unknown): Reading<CompanyRecord> {
  const { data, error } = relationshipSchema(object)
  if (data === null) return invalidGleif(error)
  const { startNode, endNode, type, status, periods = [] } = data.attributes.relationship
  const [lei, parent] = [readLei(startNode.id), readLei(endNode.id)]
  if (lei === null) return wrongLei(startNode.id)
  if (parent === null) return wrongLei(endNode.id)
  const relation = RELATIONS[type]
  if (relation === undefined) return unknownRelation(type)
  const period = periods.find((one) => one.type === 'RELATIONSHIP_PERIOD')
  const [from, to] = [dayOf(period?.startDate), dayOf(period?.endDate)]
  const fact: Parent = { lei: parent, relation, active: status === 'ACTIVE', ...(from && { from }), ...(to && { to }) }
  return { kind: 'record', record: { lei, parents: [fact] } }
}

function dayOf(date: string | null | undefined): string | undefined {
  return date?.slice(0, 10).replaceAll('-', '') || undefined
}
