/** How the members of a group are joined. */
export type Joint = 'and' | 'or'

/** The condition of a row: an expression, an exact value, or a range. */
export type FieldCondition =
  | { readonly kind: 'terms'; readonly text: string }
  | { readonly kind: 'exact'; readonly text: string }
  | { readonly kind: 'range'; readonly from: string; readonly to: string }

/** One line of the form. */
export interface FormRow {
  readonly kind: 'row'
  /** Names the member within its form. */
  readonly id: number
  readonly negated: boolean
  /** A command of the field table; empty for text without a field. */
  readonly field: string
  readonly condition: FieldCondition
}

/** Members in brackets. */
export interface FormGroup {
  readonly kind: 'group'
  readonly id: number
  readonly negated: boolean
  readonly joint: Joint
  readonly members: readonly FormMember[]
}

export type FormMember = FormRow | FormGroup

/** Whether nothing is written in a row yet. */
export function isEmptyRow({ condition }: FormRow): boolean {
  return condition.kind === 'range' ? condition.from.trim() === '' && condition.to.trim() === '' : condition.text.trim() === ''
}

/** The form with one member changed; null takes it away. Pure. */
export function changeMember<Member extends FormMember>(
  form: Member,
  id: number,
  change: (member: FormMember) => FormMember | null,
): Member {
  if (form.kind === 'row') return form
  const members = form.members.flatMap((member) => {
    const next = member.id === id ? change(member) : changeMember(member, id, change)
    return next === null ? [] : [next]
  })
  return { ...form, members }
}

/** The form with a member appended to one of its groups, or to the form itself. Pure. */
export function addMember(form: FormGroup, group: number, member: FormMember): FormGroup {
  const add = (to: FormGroup): FormGroup => ({ ...to, members: [...to.members, member] })
  return form.id === group ? add(form) : changeMember(form, group, (found) => (found.kind === 'group' ? add(found) : found))
}

/** A number no member of the form has. Pure. */
export function freshId(form: FormMember): number {
  return 1 + (form.kind === 'row' ? form.id : Math.max(form.id, ...form.members.map((member) => freshId(member) - 1)))
}
