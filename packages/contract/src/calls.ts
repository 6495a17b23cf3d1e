import { listCancellations, reviewCancellation, stopUse } from './accounts/cancellation.ts'
import { checkCaptcha, checkLoginCode, getLoginCode, refreshCaptcha } from './accounts/captcha.ts'
import { getGuestToken } from './accounts/guest-token.ts'
import { login, telephoneLogin } from './accounts/login.ts'
import { checkValidPassWord, retrievePassWord, updatePassWord } from './accounts/password.ts'
import { addConversion, checkUserInfo, regist } from './accounts/registration.ts'
import { displacement, displacementEnterpriseUser, findUserInformation, forceKick, getUserVip, logout } from './accounts/session.ts'
import { shareLogin, takeSharedLogin } from './accounts/shared-login.ts'
import { checkTelephoneAuth, checkTelephoneBindingStatus, checkTelephoneCode, sendCode } from './accounts/sms.ts'
import { beginTelephoneAuth, confirmTelephoneAuth, getLoginWays } from './accounts/login-ways.ts'
import { deleteMessages, emptyMessages, findMessages, listMessages } from './accounts/messages.ts'
import {
  activateEmail,
  listRegions,
  listRofession,
  sendActivationEmail,
  updateTelephone,
  updateUserInfo,
  updateUserInformation,
} from './accounts/profile.ts'
import { getUpload, uploadImage } from './accounts/upload.ts'
import {
  bindingPhone,
  bindWeiXin,
  checkBindWeiXin,
  getLoginId,
  getLoginQr,
  getThirdPartyToken,
  getUserLoginInfoByUuid,
  getWeiXinUserInfo,
  thirdPartyBindingPhone,
  thirdPartyLogin,
  thirdPartyLoginUrl,
  unbindWeiXin,
  wechatScanned,
} from './accounts/wechat.ts'
import type { AnyCall } from './call.ts'
import { cideName, cideTree, classesOfText, countClasses, esosiTree } from './classification/class-facts.ts'
import { classTitles, findClasses, listClasses, listSchemes } from './classification/class-calls.ts'
import { addCount, indexDataCount } from './content/counts.ts'
import { selectDict } from './content/dictionary.ts'
import { addFeedback, addHelpFeedback, answerFeedback, listAllFeedback, listFeedback } from './content/feedback.ts'
import { addGuide } from './content/guide.ts'
import {
  functionDataDetail,
  functionDataList,
  dataList,
  countryList,
  intro,
  qrIntro,
  updateLogList,
  helpIndex,
  helpCenterSearch,
  indexSecondLevel,
  getHelp,
  functionDetailsThree,
  listFieldLogic,
  listProblems,
} from './content/help.ts'
import {
  partnerList,
  eventList,
  columnTree,
  detailList,
  detailInfo,
  seoDetailInfo,
  newsList,
  newsFeedPage,
  newsFeedInfo,
} from './content/news.ts'
import { getQr } from './content/qr.ts'
import { bookDemonstration, handleDemonstration, listDemonstrations } from './content/reservation.ts'
import { recommendedSaleServices, saleServiceDetail, saleServiceTree } from './content/sale-service.ts'
import { addHistory, deleteHistory, emptyHistory, exportHistory, homePageHistory, listHistory } from './library/search-history.ts'
import {
  listSettingOptions,
  findSettings,
  saveSettings,
  restoreSettings,
  listMergeSettings,
  listMergeOptions,
  listDisplayFields,
  defaultDisplayFields,
  restoreDisplayFields,
  saveDisplayFields,
  listUserOrder,
  listOrders,
  saveOrder,
  listShortcuts,
  saveShortcuts,
  cleanShortcuts,
  queryMarks,
  saveMark,
} from './library/settings.ts'
import { addTemplate, changeTemplate, deleteTemplate, getTemplate, listTemplates } from './library/templates.ts'
import { OPERATION_CALLS } from './operations/operation-calls.ts'
import { attachmentList, batchAttachmentList, downloadAttachment, listAttachments } from './patents/attachments.ts'
import { claimTree } from './patents/claim-tree.ts'
import { getDrawing, officialImage } from './patents/drawing.ts'
import { searchDetail } from './patents/patent-detail.ts'
import { validViewCount } from './patents/view-count.ts'
import { familyList, queryResemblePatent } from './patents/relatives.ts'
import { expandKeywords, keywordHelp, searchKeywords, splitContent, splitExtendContent } from './search/keyword.ts'
import {
  batchSearch,
  checkData,
  downloadErrorData,
  downloadTemplate,
  fileSearch,
  getBatchSearchParameter,
  matchingData,
} from './search/batch.ts'
import { searchLiterature } from './search/literature.ts'
import { getPatentsNumber, highlightGrab, loosenQuery } from './search/query-facts.ts'
import { searchPatents } from './search/search.ts'
import { extendSearch, instructSearch, ipcSearch, lawSearch, quoteSearch } from './search/search-ways.ts'
import { listCompanyNames, listSearchFields } from './search/search-field.ts'
import { addSemantic, getSimpleSearchParameter, semanticPageSearch, semanticSearch } from './search/semantic.ts'
import { compressQuery, shareSearch } from './search/shared-search.ts'
import { countryCodeList, databaseList, searchTypeList } from './search/database.ts'
import { countSuggest, suggestAll, suggestCompany, suggestNormal } from './search/suggest.ts'
import { translate, translateText } from './search/translate.ts'
import { validateQuery } from './search/validate-query.ts'

/** Every call of the API by domain. The server refuses to start when a call has no handler. */
export const CALLS = {
  accounts: {
    getGuestToken,
    getLoginCode,
    checkLoginCode,
    refreshCaptcha,
    checkCaptcha,
    login,
    displacement,
    displacementEnterpriseUser,
    forceKick,
    logout,
    shareLogin,
    takeSharedLogin,
    findUserInformation,
    getUserVip,
    telephoneLogin,
    sendCode,
    checkTelephoneCode,
    checkTelephoneAuth,
    checkTelephoneBindingStatus,
    checkUserInfo,
    regist,
    addConversion,
    updatePassWord,
    retrievePassWord,
    checkValidPassWord,
    beginTelephoneAuth,
    confirmTelephoneAuth,
    getLoginWays,
    deleteMessages,
    emptyMessages,
    findMessages,
    listMessages,
    activateEmail,
    listRegions,
    listRofession,
    sendActivationEmail,
    stopUse,
    listCancellations,
    reviewCancellation,
    updateTelephone,
    updateUserInfo,
    updateUserInformation,
    getUpload,
    uploadImage,
    bindingPhone,
    bindWeiXin,
    unbindWeiXin,
    checkBindWeiXin,
    getLoginId,
    getLoginQr,
    getThirdPartyToken,
    getUserLoginInfoByUuid,
    getWeiXinUserInfo,
    thirdPartyBindingPhone,
    thirdPartyLogin,
    thirdPartyLoginUrl,
    wechatScanned,
  },
  search: {
    searchPatents,
    instructSearch,
    quoteSearch,
    extendSearch,
    ipcSearch,
    lawSearch,
    batchSearch,
    fileSearch,
    searchLiterature,
    getBatchSearchParameter,
    checkData,
    matchingData,
    downloadTemplate,
    downloadErrorData,
    getSimpleSearchParameter,
    addSemantic,
    semanticSearch,
    semanticPageSearch,
    validateQuery,
    compressQuery,
    shareSearch,
    highlightGrab,
    getPatentsNumber,
    loosenQuery,
    suggestAll,
    suggestNormal,
    suggestCompany,
    countSuggest,
    translate,
    translateText,
    searchTypeList,
    databaseList,
    countryCodeList,
    listSearchFields,
    listCompanyNames,
  },
  keywords: { searchKeywords, expandKeywords, keywordHelp, splitContent, splitExtendContent },
  patents: {
    searchDetail,
    validViewCount,
    claimTree,
    officialImage,
    getDrawing,
    listAttachments,
    downloadAttachment,
    attachmentList,
    batchAttachmentList,
    familyList,
    queryResemblePatent,
  },
  classification: {
    listClasses,
    findClasses,
    classTitles,
    listSchemes,
    countClasses,
    classesOfText,
    cideTree,
    cideName,
    esosiTree,
  },
  library: {
    homePageHistory,
    listHistory,
    emptyHistory,
    deleteHistory,
    addHistory,
    exportHistory,
    listSettingOptions,
    findSettings,
    saveSettings,
    restoreSettings,
    listMergeSettings,
    listMergeOptions,
    listDisplayFields,
    defaultDisplayFields,
    restoreDisplayFields,
    saveDisplayFields,
    listUserOrder,
    listOrders,
    saveOrder,
    listShortcuts,
    saveShortcuts,
    cleanShortcuts,
    queryMarks,
    saveMark,
    listTemplates,
    addTemplate,
    deleteTemplate,
    changeTemplate,
    getTemplate,
  },
  content: {
    addFeedback,
    addHelpFeedback,
    listFeedback,
    listAllFeedback,
    answerFeedback,
    bookDemonstration,
    listDemonstrations,
    handleDemonstration,
    addGuide,
    addCount,
    indexDataCount,
    selectDict,
    getQr,
    saleServiceTree,
    saleServiceDetail,
    recommendedSaleServices,
    functionDataDetail,
    functionDataList,
    dataList,
    countryList,
    intro,
    qrIntro,
    updateLogList,
    helpIndex,
    helpCenterSearch,
    indexSecondLevel,
    getHelp,
    functionDetailsThree,
    listFieldLogic,
    listProblems,
    partnerList,
    eventList,
    columnTree,
    detailList,
    detailInfo,
    seoDetailInfo,
    newsList,
    newsFeedPage,
    newsFeedInfo,
  },
  operations: OPERATION_CALLS,
} satisfies Record<string, Record<string, AnyCall>>

export type Calls = typeof CALLS
