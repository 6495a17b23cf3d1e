import { addAccount, forceOutAccount, giveProduct, listAccounts, lockAccount, setAccountRole } from './account-calls.ts'
import {
  addArticle,
  getArticle,
  listArticleGroups,
  listArticles,
  previewArticle,
  publishArticle,
  restoreArticle,
  saveArticle,
} from './article-calls.ts'
import { countWaiting, listImports } from './overview-calls.ts'
import { addSaleService, listSaleServices, removeSaleService, saveSaleService } from './service-calls.ts'
import { listSiteSettings, saveSiteSettings } from './site-setting-calls.ts'
import { addSynonyms, listDictionaries, listSynonyms, removeDictionaryEntry, removeSynonyms, setDictionaryEntry } from './word-calls.ts'

/** Calls of the operator console beside those that stand with what they are about: feedback, bookings, requests to close accounts. */
export const OPERATION_CALLS = {
  countWaiting,
  listImports,
  listArticles,
  listArticleGroups,
  getArticle,
  previewArticle,
  addArticle,
  saveArticle,
  publishArticle,
  restoreArticle,
  listAccounts,
  addAccount,
  lockAccount,
  forceOutAccount,
  setAccountRole,
  giveProduct,
  listDictionaries,
  setDictionaryEntry,
  removeDictionaryEntry,
  listSynonyms,
  addSynonyms,
  removeSynonyms,
  listSaleServices,
  addSaleService,
  saveSaleService,
  removeSaleService,
  listSiteSettings,
  saveSiteSettings,
}
