import { lazy } from 'react'
import { loadNamespaces } from '../../language/i18n.ts'

/** `NumberReport` with its words, loaded when a number is not held; within Suspense. */
export const LateNumberReport = lazy(async () => {
  const [module] = await Promise.all([import('./number-report.tsx'), loadNamespaces(['numbers'])])
  return { default: module.NumberReport }
})
