// Generated from calls.ts by `npm run generate`; a test compares the two.
/** Method and path of every call by domain: all that a browser needs of the contract at run time. */
export const ROUTES = {
  accounts: {
    getGuestToken: ['GET', '/api/user/user/getYoukeToken'],
  },
  search: {
    searchPatents: ['POST', '/api/search/ts/search'],
    validateQuery: ['POST', '/api/search/validate/v'],
    compressQuery: ['POST', '/api/search/ts/compress'],
    shareSearch: ['POST', '/api/search/ts/shareSearch', { signed: true }],
    highlightGrab: ['POST', '/api/search/ts/highlightGrab'],
    getPatentsNumber: ['POST', '/api/search/ts/getPatentsNumber'],
    loosenQuery: ['POST', '/api/search/ts/loosen'],
    suggestAll: ['POST', '/api/search/suggest/all'],
    suggestNormal: ['POST', '/api/search/suggest/normal'],
    suggestCompany: ['POST', '/api/search/suggest/company'],
    countSuggest: ['POST', '/api/search/suggest/countSuggest'],
  },
  patents: {
    searchDetail: ['POST', '/api/search/ts/searchDetail'],
    claimTree: ['POST', '/api/search/claim/claimTree', { signed: true }],
    officialImage: ['POST', '/api/search/ts/officialImage'],
    getDrawing: ['GET', '/api/search/ts/drawing', { file: true }],
    listAttachments: ['POST', '/api/search/attach/list', { signed: true, timeoutMs: 60_000 }],
    downloadAttachment: ['POST', '/api/search/attach/download', { file: true, timeoutMs: 600_000 }],
    attachmentList: ['POST', '/api/search/attach/attachList'],
    batchAttachmentList: ['POST', '/api/search/attach/batchAttachList'],
    familyList: ['POST', '/api/search/family/list'],
    queryResemblePatent: ['POST', '/api/search/patentValuation/queryResemblePatent'],
  },
  classification: {
    listClasses: ['POST', '/api/search/IPC/list'],
    findClasses: ['POST', '/api/search/IPC/dimList'],
    classTitles: ['POST', '/api/search/IPC/titles'],
    listSchemes: ['POST', '/api/search/IPC/schemes'],
  },
} as const
