import { DEFAULT_TEMPLATE_FIELDS, DEFAULT_TEMPLATE_ID, DEFAULT_TEMPLATE_TITLE, type Template } from '@gezhi/contract'
import { CallError } from '../../http/call-error.ts'
import type { Handlers } from '../../http/call-context.ts'
import type { StoredTemplate, TemplateStore } from './template-store.ts'

type TemplateCalls = 'listTemplates' | 'addTemplate' | 'deleteTemplate' | 'changeTemplate' | 'getTemplate'

/** The built-in template; one for each type. */
const DEFAULT: Template = {
  id: DEFAULT_TEMPLATE_ID,
  title: DEFAULT_TEMPLATE_TITLE,
  type: 'search',
  fieldList: [...DEFAULT_TEMPLATE_FIELDS],
  queryStr: '',
  defaultFlag: 1,
}

/** The calls about templates (B.advanced.04): the user's own, and the default. */
export function templateHandlers(templates: TemplateStore): Pick<Handlers['library'], TemplateCalls> {
  return {
    async listTemplates(request, context) {
      const type = request?.type
      const own = (await templates.list(context.caller.userId, type)).map(shown)
      return type === 'export' ? own : [DEFAULT, ...own]
    },
    async addTemplate(template, context) {
      const id = await templates.add(context.caller.userId, template)
      if (id === null) throw new CallError('TEMPLATES_FULL')
      return { id }
    },
    async deleteTemplate({ id }, context) {
      if (!(await templates.remove(context.caller.userId, id))) throw new CallError('TEMPLATE_NOT_FOUND')
      return true
    },
    async changeTemplate({ id, title, fieldList, queryStr }, context) {
      const parts = { ...(title !== undefined && { title }), ...(fieldList && { fieldList }), ...(queryStr !== undefined && { queryStr }) }
      const { userId } = context.caller
      const changed = Object.keys(parts).length === 0 ? await templates.get(userId, id) : await templates.change(userId, id, parts)
      if (changed === null) throw new CallError('TEMPLATE_NOT_FOUND')
      return shown(changed)
    },
    async getTemplate({ id }, context) {
      const { userId } = context.caller
      if (id === DEFAULT_TEMPLATE_ID) return DEFAULT
      const found = await templates.get(userId, id)
      if (found === null) throw new CallError('TEMPLATE_NOT_FOUND')
      return shown(found)
    },
  }
}

function shown(template: StoredTemplate): Template {
  return { ...template, fieldList: [...template.fieldList], defaultFlag: 0 }
}
