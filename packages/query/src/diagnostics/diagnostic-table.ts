import type { Labelled } from '@gezhi/records'

interface Row extends Labelled {
  readonly severity: 'error' | 'warning' | 'info'
  /** Title of the fix, if there is one; `{fix}` is its replacement text. */
  readonly fix?: Labelled
}

const ROWS = {
  'empty-input': { severity: 'error', zh: '请输入检索内容', en: 'Please enter something to search for' },
  'too-long': {
    severity: 'error',
    zh: '检索式不能超过 {limit} 个字符，现有 {length} 个',
    en: 'A query may have at most {limit} characters; this one has {length}',
  },
  'too-many-terms': {
    severity: 'error',
    zh: '检索式中的检索词不能超过 {limit} 个；号码清单可用批量检索',
    en: 'A query may have at most {limit} terms; for a list of numbers use batch search',
  },
  'too-many-patterns': {
    severity: 'error',
    zh: '检索式中含通配符的词不能超过 {limit} 个，汉字之间每有一个 # 加倍计算',
    en: 'A query may have at most {limit} wildcard terms; each # between Chinese characters doubles the count',
  },
  'too-many-positions': {
    severity: 'error',
    zh: '检索式中的位置运算符与 FREQ 合计不能超过 {limit} 个',
    en: 'A query may have at most {limit} proximity operators and FREQ conditions',
  },
  'phrase-too-long': {
    severity: 'error',
    zh: '一个词或短语不能超过 {limit} 个词或汉字，现有 {length} 个；可分成几段，或用语义检索查找整段文字',
    en: 'A term or phrase may have at most {limit} words or Chinese characters; this one has {length}. Split it, or use semantic search for a whole passage',
  },
  'unknown-field': {
    severity: 'error',
    zh: '没有名为 {name} 的字段{suggestion}',
    en: 'Unknown field {name}{suggestion}',
    fix: { zh: '改为 {fix}', en: 'Change to {fix}' },
  },
  'name-read-as-text': {
    severity: 'info',
    zh: '{name} 不是字段，按文字检索',
    en: '{name} is not a field and is searched as text',
  },
  'unclosed-bracket': {
    severity: 'error',
    zh: '括号未闭合',
    en: 'Unclosed bracket',
    fix: { zh: '补上 {fix}', en: 'Add {fix}' },
  },
  'unexpected-close': {
    severity: 'error',
    zh: '多余的右括号',
    en: 'Unmatched closing bracket',
    fix: { zh: '删除', en: 'Remove it' },
  },
  'unclosed-quote': {
    severity: 'error',
    zh: '引号未闭合',
    en: 'Unclosed quotation mark',
    fix: { zh: '在末尾补上引号', en: 'Add a quotation mark at the end' },
  },
  'empty-brackets': {
    severity: 'error',
    zh: '括号内没有内容',
    en: 'Empty brackets',
    fix: { zh: '删除', en: 'Remove them' },
  },
  'nothing-to-search': {
    severity: 'info',
    zh: '{text} 不含可检索的文字，已忽略',
    en: '{text} contains nothing searchable and is ignored',
  },
  'operator-without-left': { severity: 'error', zh: '{operator} 的左边缺少内容', en: '{operator} has no left operand' },
  'operator-without-right': { severity: 'error', zh: '{operator} 的右边缺少内容', en: '{operator} has no right operand' },
  'field-without-value': { severity: 'error', zh: '字段 {field} 之后缺少内容', en: 'Field {field} has no value' },
  'field-takes-one-word': {
    severity: 'info',
    zh: '{field} 只作用于 {first}；其后的词按全文检索',
    en: '{field} applies to {first} only; the following words are searched in the full text',
    fix: { zh: '都放入 {field}：{fix}', en: 'Put all of them in {field}: {fix}' },
  },
  'field-inside-field': {
    severity: 'warning',
    zh: '内层字段 {inner} 生效，外层 {outer} 不起作用',
    en: 'The inner field {inner} applies; {outer} has no effect',
  },
  'mixed-operators': {
    severity: 'warning',
    zh: '{operators} 混用而没有括号：读作 {reading}，而不是 {other}',
    en: '{operators} are mixed without brackets: read as {reading}, not as {other}',
    fix: { zh: '加上括号：{fix}', en: 'Add brackets: {fix}' },
  },
  'nesting-too-deep': {
    severity: 'error',
    zh: '括号和运算符的嵌套不能超过 {limit} 层',
    en: 'Brackets and operators may be nested at most {limit} levels deep',
  },
  'distance-missing': {
    severity: 'error',
    zh: '{operator} 需要注明间隔的词数，例如 {fix}',
    en: '{operator} requires a distance, such as {fix}',
    fix: { zh: '改为 {fix}', en: 'Change to {fix}' },
  },
  'distance-too-large': {
    severity: 'error',
    zh: '间隔最多为 {limit}',
    en: 'The maximum distance is {limit}',
    fix: { zh: '改为 {fix}', en: 'Change to {fix}' },
  },
  'operand-not-allowed': {
    severity: 'error',
    zh: '{operator} 的两边只能是词、短语或它们的 OR 组合，不能是{found}',
    en: '{operator} takes words, phrases and OR groups of them, not {found}',
  },
  'frequency-needs-term': {
    severity: 'error',
    zh: 'FREQ/{count} 之后应是一个词或短语',
    en: 'FREQ/{count} must be followed by one word or phrase',
  },
  'frequency-out-of-range': { severity: 'error', zh: 'FREQ 的次数应为 1 到 {limit}', en: 'The FREQ count must be between 1 and {limit}' },
  'bad-range': {
    severity: 'error',
    zh: '范围应写作 [起 TO 止]，任一端可用 * 表示不限',
    en: 'Write a range as [from TO to]; use * for an open end',
  },
  'impossible-range': {
    severity: 'error',
    zh: '范围的起点 {from} 在终点 {to} 之后',
    en: 'The range starts at {from}, after its end {to}',
    fix: { zh: '改为 {fix}', en: 'Change to {fix}' },
  },
  'bad-date': {
    severity: 'error',
    zh: '{text} 不是日期；可写 2023、202305、20230501 或 2023-05-01',
    en: '{text} is not a date; write 2023, 202305, 20230501 or 2023-05-01',
  },
  'bad-decimal': { severity: 'error', zh: '{text} 不是数字', en: '{text} is not a number' },
  'bad-count': { severity: 'error', zh: '{text} 不是整数', en: '{text} is not a whole number' },
  'bad-number': {
    severity: 'warning',
    zh: '{text} 不像{field}，按原样查找',
    en: '{text} does not match the format of the field {field} and is searched as written',
  },
  'wrong-check-digit': {
    severity: 'warning',
    zh: '{text} 的校验位应为 {digit}',
    en: 'The check digit of {text} should be {digit}',
    fix: { zh: '改为 {fix}', en: 'Change to {fix}' },
  },
  'unknown-class': {
    severity: 'error',
    zh: '{text} 不是{scheme}分类号',
    en: '{text} is not a symbol of the {scheme}',
  },
  'class-alone': {
    severity: 'info',
    zh: '尚未导入{scheme}分类表：只检索 {text} 本身，不含其下位小组',
    en: 'The {scheme} scheme has not been imported: only {text} itself is searched, without its subgroups',
  },
  'unknown-code': {
    severity: 'error',
    zh: '{field}没有 {text} 这个值{suggestion}',
    en: '{field} has no value {text}{suggestion}',
    fix: { zh: '改为 {fix}', en: 'Change to {fix}' },
  },
  'wildcard-too-broad': {
    severity: 'error',
    zh: '{text} 范围过宽：末尾的 * 之前至少要有 2 个字母或 1 个汉字，开头的通配符之后至少要有 3 个字符',
    en: '{text} is too broad: at least 2 letters or 1 Chinese character are required before a trailing *, and 3 characters after a leading wildcard',
  },
  'wildcard-in-chinese': {
    severity: 'error',
    zh: '汉字之间的 * 不能使用；可用 ? 表示一个字，或 {fix}',
    en: '* cannot be used between Chinese characters; use ? for one character, or {fix}',
    fix: { zh: '改为 {fix}', en: 'Change to {fix}' },
  },
  'too-many-wildcards': { severity: 'error', zh: '{text} 中的通配符超过 {limit} 个', en: '{text} has more than {limit} wildcards' },
  'not-searchable-so': {
    severity: 'error',
    zh: '{field}不能用{found}检索',
    en: '{field} cannot be searched with {found}',
  },
  'field-without-source': {
    severity: 'warning',
    zh: '{field}目前查不到数据：{why}',
    en: '{field} has no data: {why}',
  },
  'only-negative': {
    severity: 'info',
    zh: '只有排除条件：结果是除此之外的所有记录',
    en: 'The query consists of exclusions only and matches all other records',
  },
  'optional-not-at-top': { severity: 'error', zh: 'OPT 只能在最外层使用一次', en: 'OPT may be used once, at the outermost level' },
  'meaning-not-at-top': {
    severity: 'error',
    zh: 'SEM 只能在最外层以 AND 连接，且只能有一个',
    en: 'SEM may be used once, at the outermost level, combined with AND',
  },
  'meaning-without-text': {
    severity: 'error',
    zh: 'SEM=("…") 的引号内应是一段文字或一个号码',
    en: 'SEM=("…") requires a text or the number of a record in the quotation marks',
  },
  'meaning-needs-login': {
    severity: 'error',
    zh: 'SEM 是语义检索，登录后才能使用',
    en: 'SEM performs a semantic search; please log in to use it',
  },
  'meaning-not-yet': {
    severity: 'error',
    zh: '此处不支持语义检索，不能使用 SEM',
    en: 'Semantic search is not available here; SEM cannot be used',
  },
  'history-not-yet': {
    severity: 'error',
    zh: '#{line} 是检索历史的编号，只能在命令检索中使用',
    en: '#{line} refers to the search history and can be used in command search only',
  },
  'strategy-without-title': {
    severity: 'error',
    zh: '#{ } 中应写保存的检索式的名称',
    en: 'Write the title of a saved strategy in #{ }',
  },
  'unclosed-strategy': {
    severity: 'error',
    zh: '“{title}”之后缺少右花括号',
    en: 'Missing closing brace after “{title}”',
    fix: { zh: '补上 {fix}', en: 'Add {fix}' },
  },
  'strategy-not-yet': {
    severity: 'error',
    zh: '“{title}”是保存的检索式，只能在命令检索中引用',
    en: '“{title}” refers to a saved strategy and can be used in command search only',
  },
  'strategy-needs-login': {
    severity: 'error',
    zh: '“{title}”是保存的检索式，登录后才能引用',
    en: '“{title}” refers to a saved strategy; please log in to use it',
  },
  'unknown-strategy': {
    severity: 'error',
    zh: '没有名为“{title}”的检索式{suggestion}',
    en: 'There is no saved strategy “{title}”{suggestion}',
    fix: { zh: '改为 {fix}', en: 'Change to {fix}' },
  },
  'strategy-incomplete': {
    severity: 'error',
    zh: '“{title}”不能引用：其中的“{cause}”已不存在（{path}）',
    en: '“{title}” cannot be used: “{cause}”, which it refers to, does not exist ({path})',
  },
  'strategy-circle': {
    severity: 'error',
    zh: '循环引用：{path}',
    en: 'Circular reference: {path}',
  },
  'strategy-broken': {
    severity: 'error',
    zh: '“{title}”不能引用：“{cause}”的检索式有误',
    en: '“{title}” cannot be used: the query of “{cause}” has errors',
  },
  'strategy-with-criteria': {
    severity: 'error',
    zh: '“{title}”不能引用：“{cause}”含有检索式以外的条件',
    en: '“{title}” cannot be used: “{cause}” has criteria besides its query',
  },
  'strategy-too-large': {
    severity: 'error',
    zh: '“{title}”展开后超过 {limit} 个检索词',
    en: '“{title}” has more than {limit} terms when its references are replaced',
  },
  'chinese-punctuation': {
    severity: 'info',
    zh: '{text} 按 {fix} 处理',
    en: '{text} is read as {fix}',
    fix: { zh: '改为 {fix}', en: 'Change to {fix}' },
  },
  'looks-like-company': {
    severity: 'info',
    zh: '{text} 像是机构名称',
    en: '{text} looks like the name of an organisation',
    fix: { zh: '按机构名称检索：{fix}', en: 'Search by organisation: {fix}' },
  },
} as const satisfies Record<string, Row>

export type DiagnosticCode = keyof typeof ROWS

/** Every diagnostic of the query language: code, severity, message in both languages, title of the fix. */
export const DIAGNOSTICS: Readonly<Record<DiagnosticCode, Row>> = ROWS
