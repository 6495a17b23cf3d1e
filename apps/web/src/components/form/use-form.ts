import { useState } from 'react'
import type { Check, Problem } from './checks.ts'

/** What stands below a field: a problem of the catalogue, or the server's own words. */
export type FieldFault = { readonly problem: Problem } | { readonly said: string }

/** What a field's component needs. */
export interface FieldState {
  readonly name: string
  readonly value: string
  readonly fault: FieldFault | null
  readonly onValue: (value: string) => void
}

type Checks<Name extends string> = { readonly [Key in Name]: readonly Check<Readonly<Record<Name, string>>>[] }

/** Values and faults of a form whose fields are the keys of `start`; boxes are `on` or empty. A fault goes when its field is changed. */
export function useForm<Name extends string>(start: Readonly<Record<Name, string>>, checks: Checks<NoInfer<Name>>) {
  const [values, setValues] = useState(start)
  const [faults, setFaults] = useState<Partial<Record<Name, FieldFault>>>({})
  const names = Object.keys(start) as Name[]
  const setValue = (name: Name, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    setFaults(({ ...before }) => {
      delete before[name]
      return before
    })
  }
  return {
    values,
    setValue,
    field: (name: Name): FieldState => ({
      name,
      value: values[name],
      fault: faults[name] ?? null,
      onValue: (value) => setValue(name, value),
    }),
    /** Shows what the server says of a field. */
    say: (name: Name, said: string) => setFaults((before) => ({ ...before, [name]: { said } })),
    /** Shows a problem of a field that only the server could find. */
    find: (name: Name, problem: Problem) => setFaults((before) => ({ ...before, [name]: { problem } })),
    /** Looks at some fields, or at all; shows what is wrong and puts the focus on the first such field. */
    check: (some: readonly Name[] = names, { focus = true } = {}): boolean => {
      const found = Object.fromEntries(some.flatMap((name) => faultOf(name, values, checks))) as Partial<Record<Name, FieldFault>>
      setFaults((before) => ({ ...Object.fromEntries(Object.entries(before).filter(([name]) => !some.includes(name as Name))), ...found }))
      if (focus) requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid=true]')?.focus())
      return Object.keys(found).length === 0
    },
    /** Puts everything back to what it was at the start. */
    clear: () => {
      setValues(start)
      setFaults({})
    },
    /** Forgets all faults. */
    forgive: () => setFaults({}),
  }
}

function faultOf<Name extends string>(
  name: Name,
  values: Readonly<Record<Name, string>>,
  checks: Checks<Name>,
): [Name, { problem: Problem }][] {
  for (const check of checks[name]) {
    const problem = check(values[name], values)
    if (problem) return [[name, { problem }]]
  }
  return []
}
