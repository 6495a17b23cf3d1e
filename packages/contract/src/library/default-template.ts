/** What a template without a title is called, and the one everybody has (B.advanced.05). */
export const DEFAULT_TEMPLATE_TITLE = '默认模版'
