import { useRef, useState, type RefObject, type SubmitEvent } from 'react'
import type { Check, OutOfRange, Problem } from './checks.ts'

/** The error shown below a field: an entry of the catalogue, or the server's message. */
export type FieldError = { readonly problem: Problem } | OutOfRange | { readonly message: string }

/** State passed to a field's component. */
export interface FieldState {
  readonly name: string
  readonly value: string
  readonly error: FieldError | null
  readonly onValue: (value: string) => void
}

type Checks<Name extends string> = { readonly [Key in Name]: readonly Check<Readonly<Record<Name, string>>>[] }

/** Props of a `<form>` managed by `useForm`. */
export interface FormProps {
  readonly ref: RefObject<HTMLFormElement | null>
  readonly noValidate: true
  /** Without an event: as if the form were submitted. */
  readonly onSubmit: (event?: SubmitEvent) => void
}

interface SubmitOptions<Name extends string> {
  /** Fields to check; all unless given. */
  readonly names?: readonly Name[]
  /** Checks values that are displayed in the form but are not its fields, after the fields; gets whether those are valid. */
  readonly also?: (inOrder: boolean) => boolean
  /** Submission is disabled for now. */
  readonly blocked?: boolean
}

/**
 * Values and errors of a form whose fields are the keys of `start`; checkboxes are `on` or empty. An error is cleared when its field
 * changes. Submissions do not overlap, and fields are checked first: `<form {...form.submit(send)}>`.
 */
export function useForm<Name extends string>(start: Readonly<Record<Name, string>>, checks: Checks<NoInfer<Name>>) {
  const [values, setValues] = useState(start)
  const [errors, setErrors] = useState<Partial<Record<Name, FieldError>>>({})
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const ref = useRef<HTMLFormElement>(null)
  const names = Object.keys(start) as Name[]
  const setValue = (name: Name, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors(({ ...before }) => {
      delete before[name]
      return before
    })
  }
  /** Checks some fields, or all; shows errors and focuses the first invalid field of this form. */
  const check = (some: readonly Name[] = names, { focus = true } = {}): boolean => {
    const found = Object.fromEntries(some.flatMap((name) => errorOf(name, values, checks))) as Partial<Record<Name, FieldError>>
    setErrors((before) => ({ ...Object.fromEntries(Object.entries(before).filter(([name]) => !some.includes(name as Name))), ...found }))
    if (focus) focusOnError(ref)
    return Object.keys(found).length === 0
  }
  const send = async (action: (values: Readonly<Record<Name, string>>) => Promise<void> | void) => {
    setBusy(true)
    setFailure(null)
    try {
      await action(values)
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return {
    values,
    setValue,
    /** The form is being sent. */
    busy,
    /** The error of the last submission, null if it succeeded; errors of a field are handled by the submit action. */
    failure,
    field: (name: Name): FieldState => ({
      name,
      value: values[name],
      error: errors[name] ?? null,
      onValue: (value) => setValue(name, value),
    }),
    /** Shows a message of the server at a field. */
    setMessage: (name: Name, message: string) => setErrors((before) => ({ ...before, [name]: { message } })),
    /** Shows a problem that only the server can detect. */
    setProblem: (name: Name, problem: Problem) => setErrors((before) => ({ ...before, [name]: { problem } })),
    check,
    /** The props of the form: on submission its fields are checked, then `action` gets their values. */
    submit: (
      action: (values: Readonly<Record<Name, string>>) => Promise<void> | void,
      { names: some = names, also = () => true, blocked = false }: SubmitOptions<Name> = {},
    ): FormProps => ({
      ref,
      noValidate: true,
      onSubmit: (event) => {
        event?.preventDefault()
        if (busy || blocked) return
        const inOrder = check(some, { focus: false })
        if (also(inOrder) && inOrder) void send(action)
        else focusOnError(ref)
      },
    }),
    /** Resets the form to its initial state. */
    clear: () => {
      setValues(start)
      setErrors({})
      setFailure(null)
    },
    /** Clears all errors. */
    clearErrors: () => setErrors({}),
  }
}

/** After the errors are rendered, so that screen readers announce them with the field. */
function focusOnError(form: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}

function errorOf<Name extends string>(name: Name, values: Readonly<Record<Name, string>>, checks: Checks<Name>): [Name, FieldError][] {
  for (const check of checks[name]) {
    const problem = check(values[name], values)
    if (problem) return [[name, typeof problem === 'string' ? { problem } : problem]]
  }
  return []
}
