import { parseSync, type Comment, type EcmaScriptModule, type Expression, type Program, type VariableDeclarator } from 'oxc-parser'

/** What the house rules want to know of one source file. Lines count from 1. */
export interface ModuleFacts {
  readonly imports: readonly ModuleImport[]
  readonly exports: readonly ModuleExport[]
  readonly comments: readonly { readonly line: number; readonly text: string }[]
}

/** An import, a re-export or an `import()` with a literal. */
export interface ModuleImport {
  readonly specifier: string
  readonly line: number
  /** Gone after types are stripped. */
  readonly typeOnly: boolean
  /** `import()`: fetched when asked for. */
  readonly dynamic: boolean
  /** Imported names; `*` for the namespace. */
  readonly names: readonly string[]
}

export interface ModuleExport {
  readonly name: string
  readonly line: number
  readonly isFunction: boolean
  /** A doc comment stands right above. */
  readonly documented: boolean
}

/** Reads one file; throws where it is not TypeScript. */
export function readModule(path: string, text: string): ModuleFacts {
  const parsed = parseSync(path, text)
  const fault = parsed.errors[0]
  if (fault !== undefined) throw new Error(`${path}: ${fault.message}`)
  const lineOf = lineCounter(text)
  return {
    imports: [...staticImports(parsed.module, lineOf), ...dynamicImports(parsed.module, text, lineOf)],
    exports: declaredExports(parsed.program, parsed.comments, text, lineOf),
    comments: parsed.comments.map((comment) => ({ line: lineOf(comment.start), text: comment.value })),
  }
}

type LineOf = (offset: number) => number

function lineCounter(text: string): LineOf {
  const starts = [...text.matchAll(/\n/g)].map((match) => match.index + 1)
  return (offset) => 1 + starts.filter((start) => start <= offset).length
}

function staticImports(module: EcmaScriptModule, lineOf: LineOf): ModuleImport[] {
  const imports = module.staticImports.map((statement) => ({
    specifier: statement.moduleRequest.value,
    line: lineOf(statement.start),
    typeOnly: statement.entries.length > 0 && statement.entries.every((entry) => entry.isType),
    dynamic: false,
    names: statement.entries.map((entry) => entry.importName.name ?? (String(entry.importName.kind) === 'Default' ? 'default' : '*')),
  }))
  const reExports = module.staticExports.flatMap((statement) =>
    statement.entries.flatMap((entry) =>
      entry.moduleRequest === null
        ? []
        : [
            {
              specifier: entry.moduleRequest.value,
              line: lineOf(statement.start),
              typeOnly: entry.isType,
              dynamic: false,
              names: [entry.importName.name ?? '*'],
            },
          ],
    ),
  )
  return [...imports, ...reExports]
}

function dynamicImports(module: EcmaScriptModule, text: string, lineOf: LineOf): ModuleImport[] {
  return module.dynamicImports.flatMap(({ start, moduleRequest }) => {
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[2]
    return literal === undefined ? [] : [{ specifier: literal, line: lineOf(start), typeOnly: false, dynamic: true, names: ['*'] }]
  })
}

function declaredExports(program: Program, comments: readonly Comment[], text: string, lineOf: LineOf): ModuleExport[] {
  const docEnds = comments.filter((comment) => comment.type === 'Block' && comment.value.startsWith('*')).map((comment) => comment.end)
  const documented = (start: number): boolean => docEnds.some((end) => end <= start && text.slice(end, start).trim() === '')
  return program.body.flatMap((statement) => {
    if (statement.type === 'ExportDefaultDeclaration')
      return [
        {
          name: 'default',
          line: lineOf(statement.start),
          isFunction: statement.declaration.type === 'FunctionDeclaration',
          documented: documented(statement.start),
        },
      ]
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration === null) return []
    const facts = { line: lineOf(statement.start), documented: documented(statement.start) }
    const { declaration } = statement
    switch (declaration.type) {
      case 'VariableDeclaration':
        return declaration.declarations.map((one) => ({ ...facts, name: variableName(one), isFunction: isFunctionValue(one.init) }))
      case 'FunctionDeclaration':
      case 'TSDeclareFunction':
        return [{ ...facts, name: declaration.id?.name ?? 'default', isFunction: true }]
      case 'ClassDeclaration':
        return [{ ...facts, name: declaration.id?.name ?? 'default', isFunction: false }]
      case 'TSInterfaceDeclaration':
      case 'TSTypeAliasDeclaration':
        return [{ ...facts, name: declaration.id.name, isFunction: false }]
      default:
        return []
    }
  })
}

function variableName(declarator: VariableDeclarator): string {
  return declarator.id.type === 'Identifier' ? declarator.id.name : '(pattern)'
}

function isFunctionValue(value: Expression | null): boolean {
  return value !== null && (value.type === 'ArrowFunctionExpression' || value.type === 'FunctionExpression')
}
