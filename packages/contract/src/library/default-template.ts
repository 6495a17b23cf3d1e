/** Title of a template without one, and of the built-in template (B.advanced.05). */
export const DEFAULT_TEMPLATE_TITLE = '默认模版'
