import { checkFormat } from './check-format.ts'
import { IN_ONE_FORM, OWN_NAMES, REPEATED, XML_LAYOUT } from './left-out.ts'
import { classOf, digits, distinct } from './shown-field.ts'
import { xmlLeaves, xmlRoot } from './source-leaves.ts'
import { nodes, string, strings } from './xpath.ts'

const named = (path: string) => path.replace(/\w+/g, (name) => `*[local-name()="${name}"]`)
const day = (text: string | undefined) => text?.replaceAll('-', '')

checkFormat({
  format: 'euipo-em-ds',
  begins: 'designs-register/euipo-em-ds-v2.1/1',
  open: xmlRoot,
  leaves: xmlLeaves,
  fields: {
    publicationNumber: (root) => digits(string(root, named('//DesignIdentifier'))),
    applicationNumber: (root) => digits(string(root, named('//DesignIdentifier'))),
    kind: () => 'S',
    applicationDate: (root) => day(string(root, named('//Design/ApplicationDate'))),
    publicationDate: (root) => day(string(root, named('//Design/PublicationDate'))),
    grantDate: (root) => day(string(root, named('//Design/RegistrationDate'))),
    locarno: (root) => distinct(strings(root, named('//ClassDescription/ClassNumber')).map((symbol) => classOf('locarno', symbol))),
    drawings: (root) => nodes(root, named('//View')).length,
    priorities: (root) => strings(root, named('//PriorityNumber')).map((number) => digits(number)),
    legalEvents: (root) =>
      nodes(root, named('//DesignBasicRecord')).length + Number(string(root, named('//DesignCurrentStatusCode')) === 'Design lapsed'),
  },
  byWords: ['titles'],
  left: [
    ...XML_LAYOUT,
    [/@languageCode$|\/(?:ApplicationLanguageCode|SecondLanguageCode)$/, IN_ONE_FORM],
    [
      /\/(?:RequestProducerDateTime|TransactionIdentifier|TransactionCode|@operationCode|@xsi:schemaLocation|ApplicationReference)$/,
      OWN_NAMES,
    ],
    [/\/(?:ViewIdentifier|ViewFileFormat|ViewURI)$/, 'the name of the picture is kept'],
    [/\/(?:DesignIdentifier|ApplicationNumber|ClassNumber|RegistrationOfficeCode)$/, IN_ONE_FORM],
    [/Date$/, IN_ONE_FORM],
    [/\/(?:DesignDescription|PublicationDefermentIndicator|RenewalCurrentStatusCode|RecordViewsIndicator|RenewalSequenceNumber)$/, 'flags'],
    [/\/(?:Publication|RecordPublication)\//, 'pages of the bulletin in which the register was published'],
    [/\/RecordCurrentStatusCode$|\/PriorityStatusCode$/, REPEATED],
  ],
})
