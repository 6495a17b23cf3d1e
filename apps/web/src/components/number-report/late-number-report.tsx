import { lazy } from 'react'
import { loadNamespaces } from '../../language/i18n.ts'

/** `NumberReport` with its catalogue, loaded for the first number not in the database; within Suspense. */
export const LateNumberReport = lazy(async () => {
  const [module] = await Promise.all([import('./number-report.tsx'), loadNamespaces(['numbers'])])
  return { default: module.NumberReport }
})
