import { readQuery, type QueryAbilities } from '@gezhi/query'
import { EditorState, StateEffect } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react'
import { whenIdle } from '../../../components/when-idle.ts'
import { useQueryFields } from '../../../kinds/use-query-fields.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { editorExtensions } from './editor-extensions.ts'

/** Edits of the text by other controls. */
export interface EditorHandle {
  /** Replaces the selection by a text, places the caret `back` characters before its end, and focuses the editor. */
  insert: (text: string, back?: number) => void
}

interface CodeMirrorProps {
  ref?: Ref<EditorHandle>
  /** The text at first, and whenever `version` changes. */
  text: string
  version: number
  /** Context of the displayed diagnostics. */
  abilities: QueryAbilities
  label: string
  placeholder: string
  className?: string | undefined
  onText: (text: string) => void
  onRun: () => void
}

/** The nonce of this page: styles the editor adds must carry it under the server's content security policy. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/** A command with every construct, parsed in advance: the first long command that is pasted then does not wait for compilation. */
const PRACTICE = 'TI=(石墨烯 OR "graphene film" NEAR/5 电*) AND ad=[20200101 TO *] NOT ipc=H01M4/36 OR pn=(CN103399241B AP='.repeat(8)

/** CodeMirror as a component: it manages its own text and reports every change. */
export function CodeMirror({ ref, text, version, abilities, label, placeholder, className, onText, onRun }: CodeMirrorProps) {
  const language = useLanguage()
  const [typed, setTyped] = useState(text)
  const fields = useQueryFields(typed)
  const box = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const handlers = useRef({ onText, onRun })
  const first = useRef(text)
  useEffect(() => {
    handlers.current = { onText, onRun }
  })
  // Before the handle is passed on: its receiver can write at once.
  useLayoutEffect(() => {
    const extensions = editorExtensions({
      language,
      fields,
      abilities,
      label,
      placeholder,
      nonce,
      onText: (next) => {
        setTyped(next)
        handlers.current.onText(next)
      },
      onRun: () => handlers.current.onRun(),
    })
    // Later changes, such as the abilities, must not affect text, caret, focus or undo history while the user is typing.
    if (view.current) view.current.dispatch({ effects: StateEffect.reconfigure.of(extensions) })
    else if (box.current)
      view.current = new EditorView({
        parent: box.current,
        state: EditorState.create({ doc: first.current, selection: { anchor: first.current.length }, extensions }),
      })
  }, [language, fields, abilities, label, placeholder])
  useImperativeHandle(ref, () => ({ insert: (added, back = 0) => insertText(view.current, added, back) }), [])
  useLayoutEffect(
    () => () => {
      if (!view.current) return
      first.current = view.current.state.doc.toString()
      view.current.destroy()
      view.current = null
    },
    [],
  )
  useEffect(() => whenIdle(() => void readQuery(PRACTICE, { fields })), [fields])
  const put = useRef(version)
  useEffect(() => {
    const shown = view.current
    // The version it began with is there, and what was pressed before the editor came is there already too.
    if (!shown || put.current === version) return
    put.current = version
    if (shown.state.doc.toString() === text) return
    shown.dispatch({ changes: { from: 0, to: shown.state.doc.length, insert: text }, selection: { anchor: text.length } })
    // Only external changes are inserted; typed text comes from the editor itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [version])
  return <div ref={box} className={className} />
}

function insertText(view: EditorView | null, text: string, back: number): void {
  if (view === null) return
  const { from, to } = view.state.selection.main
  view.dispatch({ changes: { from, to, insert: text }, selection: { anchor: from + text.length - back }, userEvent: 'input.paste' })
  view.focus()
}
