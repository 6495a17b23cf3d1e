import {
  parseSync,
  Visitor,
  type Comment,
  type EcmaScriptModule,
  type Expression,
  type ParamPattern,
  type Program,
  type PropertyKey,
  type VariableDeclarator,
} from 'oxc-parser'

/** Facts about a source file for the repository rules. Line numbers start at 1. */
export interface ModuleFacts {
  readonly imports: readonly ModuleImport[]
  readonly exports: readonly ModuleExport[]
  /** Names of functions, of members of types and classes, and of parameters. */
  readonly names: readonly { readonly name: string; readonly line: number }[]
  readonly comments: readonly { readonly line: number; readonly text: string }[]
}

/** An import, a re-export or an `import()` with a literal. */
export interface ModuleImport {
  readonly specifier: string
  readonly line: number
  /** Erased with the types. */
  readonly typeOnly: boolean
  /** `import()`: loaded on demand. */
  readonly dynamic: boolean
  /** Imported names; `*` for the namespace. */
  readonly names: readonly string[]
}

export interface ModuleExport {
  readonly name: string
  readonly line: number
  readonly isFunction: boolean
  /** Directly preceded by a doc comment. */
  readonly documented: boolean
}

/** Parses one file; throws if it is not TypeScript. */
export function readModule(path: string, text: string): ModuleFacts {
  const parsed = parseSync(path, text)
  const error = parsed.errors[0]
  if (error !== undefined) throw new Error(`${path}: ${error.message}`)
  const lineOf = lineCounter(text)
  return {
    imports: [...staticImports(parsed.module, lineOf), ...dynamicImports(parsed.module, text, lineOf)],
    exports: declaredExports(parsed.program, parsed.comments, text, lineOf),
    names: declaredNames(parsed.program, lineOf),
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

function declaredNames(program: Program, lineOf: LineOf): ModuleFacts['names'] {
  const names: { name: string; line: number }[] = []
  const add = (name: string | null, start: number) => {
    if (name !== null) names.push({ name, line: lineOf(start) })
  }
  const addKey = ({ key, computed }: { readonly key: PropertyKey; readonly computed: boolean }) =>
    add(computed ? null : keyName(key), key.start)
  const addParams = (params: readonly ParamPattern[]) => params.forEach((param) => add(parameterName(param), param.start))
  new Visitor({
    FunctionDeclaration: ({ id, params, start }) => (add(id?.name ?? null, start), addParams(params)),
    FunctionExpression: ({ params }) => addParams(params),
    ArrowFunctionExpression: ({ params }) => addParams(params),
    TSFunctionType: ({ params }) => addParams(params),
    TSMethodSignature: (node) => (addKey(node), addParams(node.params)),
    TSPropertySignature: addKey,
    MethodDefinition: addKey,
    PropertyDefinition: addKey,
  }).visit(program)
  return names
}

function keyName(key: PropertyKey): string | null {
  return key.type === 'Identifier' || key.type === 'PrivateIdentifier' ? key.name : null
}

function parameterName(param: ParamPattern): string | null {
  if (param.type === 'AssignmentPattern') return param.left.type === 'Identifier' ? param.left.name : null
  return param.type === 'Identifier' ? param.name : null
}

function variableName(declarator: VariableDeclarator): string {
  return declarator.id.type === 'Identifier' ? declarator.id.name : '(pattern)'
}

function isFunctionValue(value: Expression | null): boolean {
  return value !== null && (value.type === 'ArrowFunctionExpression' || value.type === 'FunctionExpression')
}
