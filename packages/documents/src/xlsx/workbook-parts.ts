import { cleanText } from '../text/clean-text.ts'
import { escapeXml } from '../text/escape-xml.ts'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE_RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Indexes of the formats of cells in `STYLES`. */
export const CELL_STYLES = { text: 0, number: 0, heading: 1, date: 2 } as const

/** The parts of the package and their types. */
export const CONTENT_TYPES = [
  DECLARATION,
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">',
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
  '<Default Extension="xml" ContentType="application/xml"/>',
  `<Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/>`,
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SPREADSHEET}.worksheet+xml"/>`,
  `<Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/>`,
  '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>',
  '</Types>',
].join('')

/** Where the workbook and the properties are. */
export const PACKAGE_RELATIONSHIPS = [
  DECLARATION,
  `<Relationships xmlns="${RELATIONSHIPS}">`,
  `<Relationship Id="rId1" Type="${OFFICE_RELATIONSHIPS}/officeDocument" Target="xl/workbook.xml"/>`,
  `<Relationship Id="rId2" Type="${RELATIONSHIPS}/metadata/core-properties" Target="docProps/core.xml"/>`,
  '</Relationships>',
].join('')

/** Where the sheet and the styles are. */
export const WORKBOOK_RELATIONSHIPS = [
  DECLARATION,
  `<Relationships xmlns="${RELATIONSHIPS}">`,
  `<Relationship Id="rId1" Type="${OFFICE_RELATIONSHIPS}/worksheet" Target="worksheets/sheet1.xml"/>`,
  `<Relationship Id="rId2" Type="${OFFICE_RELATIONSHIPS}/styles" Target="styles.xml"/>`,
  '</Relationships>',
].join('')

const FONT = '<sz val="11"/><name val="Microsoft YaHei"/><family val="2"/>'

/** Formats of cells: `CELL_STYLES`. */
export const STYLES = [
  DECLARATION,
  `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>`,
  `<fonts count="2"><font>${FONT}</font><font><b/>${FONT}</font></fonts>`,
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE8EDF3"/><bgColor indexed="64"/></patternFill></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1"/>',
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>',
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
].join('')

/** Properties that file managers show. */
export function propertiesPart(title: string): string {
  return [
    DECLARATION,
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"',
    ` xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(cleanText(title))}</dc:title></cp:coreProperties>`,
  ].join('')
}

/** The workbook with its sheet; `range` ends the range of the filters, null without columns. */
export function workbookPart(sheet: string, range: { readonly lastColumn: string; readonly lastRow: number } | null): string {
  const name = escapeXml(sheet)
  const address = range === null ? '' : `'${name.replaceAll("'", "''")}'!$A$1:$${range.lastColumn}$${range.lastRow}`
  // Excel keeps the range of the filters in this hidden name.
  const filter = `<definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">${address}</definedName></definedNames>`
  return [
    DECLARATION,
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE_RELATIONSHIPS}"><bookViews><workbookView/></bookViews>`,
    `<sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets>${range === null ? '' : filter}</workbook>`,
  ].join('')
}
