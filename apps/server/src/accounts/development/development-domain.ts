import { DEVELOPMENT_CALLS } from '@gezhi/contract'
import { defineDomain } from '../../platform/domain.ts'
import { developmentHandlers } from './development-handlers.ts'
import { DEVELOPMENT_PERSONAL_DATA } from './personal-data.ts'
import { registerDevelopmentPages } from './development-pages.ts'

/** Calls for developers and testers while a gateway is a sandbox; empty otherwise. */
export const developmentDomain = defineDomain({
  name: 'development',
  calls: DEVELOPMENT_CALLS.development,
  personalData: DEVELOPMENT_PERSONAL_DATA,
  open({ gateways: { sandbox }, service }) {
    if (sandbox === null) return { handlers: null }
    const accounts = service('accounts')
    return {
      handlers: () => developmentHandlers(accounts, sandbox),
      mountPages: (app) => registerDevelopmentPages(app, accounts, sandbox),
    }
  },
})
