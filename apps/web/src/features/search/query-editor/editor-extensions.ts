import { acceptCompletion, autocompletion, closeBrackets, completionKeymap, type CompletionSource } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { lintGutter, linter, type Diagnostic as EditorDiagnostic } from '@codemirror/lint'
import { EditorState, RangeSetBuilder, type Extension } from '@codemirror/state'
import {
  Decoration,
  drawSelection,
  EditorView,
  hoverTooltip,
  keymap,
  lineNumbers,
  placeholder,
  ViewPlugin,
  type DecorationSet,
  type ViewUpdate,
} from '@codemirror/view'
import type { Language } from '@gezhi/contract/client'
import { completeQuery, hoverQuery, queryTokens, readQuery, type QueryAbilities, type SavedStrategies } from '@gezhi/query'
import type { FieldTable } from '@gezhi/records'
import { EDITOR_PHRASES } from './editor-phrases.ts'
import { editorTheme } from './editor-theme.ts'

interface EditorOptions {
  readonly language: Language
  /** The language of the searched record kind. */
  readonly fields: FieldTable
  readonly abilities: QueryAbilities
  /** Accessible name of the editor. */
  readonly label: string
  readonly placeholder: string
  /** Allows styles under the page's content security policy. */
  readonly nonce: string
  readonly onText: (text: string) => void
  readonly onRun: () => void
}

/** All that makes CodeMirror an editor of the query language: colours, completion, faults with their fixes, explanations. */
export function editorExtensions(options: EditorOptions): Extension {
  const { language, fields, label, placeholder: hint, nonce, onText, onRun } = options
  return [
    EditorView.cspNonce.of(nonce),
    EditorState.phrases.of(EDITOR_PHRASES[language]),
    EditorView.contentAttributes.of({ 'aria-label': label }),
    EditorView.lineWrapping,
    editorTheme,
    lineNumbers(),
    history(),
    drawSelection(),
    closeBrackets(),
    placeholder(hint),
    colors(fields),
    lintGutter(),
    linter(({ state }) => diagnosticsOf(state.doc.toString(), options), { delay: 200 }),
    autocompletion({ override: [completions(options)], icons: false }),
    hoverTooltip(({ state }, position) => explanation(state.doc.toString(), position, options)),
    keymap.of([
      { key: 'Mod-Enter', run: () => (onRun(), true) },
      { key: 'Tab', run: acceptCompletion },
      ...completionKeymap,
      ...historyKeymap,
      ...defaultKeymap,
    ]),
    EditorView.updateListener.of((update) => update.docChanged && onText(update.state.doc.toString())),
  ]
}

function colors(fields: FieldTable) {
  return ViewPlugin.fromClass(
    class {
      decorations: DecorationSet
      constructor(view: EditorView) {
        this.decorations = colored(view, fields)
      }
      update(update: ViewUpdate) {
        if (update.docChanged) this.decorations = colored(update.view, fields)
      }
    },
    { decorations: (plugin) => plugin.decorations },
  )
}

function colored({ state }: EditorView, fields: FieldTable): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>()
  for (const { start, end, color } of queryTokens(state.doc.toString(), fields)) {
    if (start < end) builder.add(start, end, Decoration.mark({ class: `gz-query-${color}` }))
  }
  return builder.finish()
}

function completions({ language, fields, abilities }: EditorOptions): CompletionSource {
  return ({ state, pos, explicit }) => {
    const { range, items } = completeQuery(state.doc.toString(), pos, fields, strategiesOf(abilities))
    if (items.length === 0 || (range.start === range.end && !explicit && items[0]?.kind !== 'value')) return null
    return {
      from: range.start,
      to: range.end,
      filter: false,
      options: items.map(({ name, description, insert }) => ({
        label: name,
        detail: description[language],
        apply: (view, _, from, to) => {
          // Between the brackets of `TI=()`.
          const anchor = from + insert.length - (insert.endsWith(')') ? 1 : 0)
          view.dispatch({ changes: { from, to, insert }, selection: { anchor } })
        },
      })),
    }
  }
}

function strategiesOf({ strategies }: QueryAbilities): SavedStrategies | undefined {
  return strategies === 'login' ? undefined : strategies
}

/** The diagnostics of a text, with a button for each fix; the time it took is stored for performance measurements. */
function diagnosticsOf(text: string, { language, fields, abilities }: EditorOptions): EditorDiagnostic[] {
  if (text.trim() === '') return []
  const start = performance.now()
  const { diagnostics } = readQuery(text, { fields, abilities })
  performance.measure('query diagnosis', { start })
  return diagnostics.map(({ start, end, severity, message, fix }) => ({
    from: Math.min(start, text.length),
    to: Math.min(end, text.length),
    severity,
    message: message[language],
    actions: fix
      ? [
          {
            name: fix.title[language],
            apply: (view: EditorView) =>
              view.dispatch({ changes: { from: fix.range.start, to: fix.range.end, insert: fix.text }, userEvent: 'input.fix' }),
          },
        ]
      : [],
  }))
}

function explanation(text: string, position: number, { language, fields, abilities }: EditorOptions) {
  const hover = hoverQuery(text, position, fields, strategiesOf(abilities))
  if (hover === null) return null
  return {
    pos: hover.range.start,
    end: hover.range.end,
    above: true,
    create: () => {
      const dom = document.createElement('div')
      dom.className = 'gz-query-hover'
      dom.textContent = hover.description[language]
      return { dom }
    },
  }
}
