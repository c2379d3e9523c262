import { create } from 'xmlbuilder2';

import { legalNotices, type Party, type PrintedInvoice, type PrintedLine, sirenOf } from './printed.ts';

/** A node of the document: its children by name, in the order that the schema requires. */
type Node = { [name: string]: unknown };

const euros = (cents: number) => (cents / 100).toFixed(2);
const percent = (rate: number | null) => ((rate ?? 0) / 100).toFixed(2);
const compactDay = (day: string) => day.replaceAll('-', '');
const dateTime = (day: string) => ({ 'udt:DateTimeString': { '@format': '102', '#': compactDay(day) } });

/** VAT category: S standard, Z zero rate, E exempt (art. 293 B). */
const categoryOf = (rate: number | null) => (rate === null ? 'E' : rate === 0 ? 'Z' : 'S');

const taxOf = (rate: number | null): Node => ({
  'ram:TypeCode': 'VAT',
  'ram:CategoryCode': categoryOf(rate),
  'ram:RateApplicablePercent': percent(rate),
});

/** The unit price for the days of the line, with enough decimals for quantity × price to equal the line’s amount. */
const netPrice = ({ net_cents, quantity }: PrintedLine) => (net_cents / 100 / quantity).toFixed(6);

const lineNode = (line: PrintedLine, index: number): Node => ({
  'ram:AssociatedDocumentLineDocument': { 'ram:LineID': String(index + 1) },
  'ram:SpecifiedTradeProduct': { 'ram:Name': line.label },
  'ram:SpecifiedLineTradeAgreement': { 'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': netPrice(line) } },
  'ram:SpecifiedLineTradeDelivery': { 'ram:BilledQuantity': { '@unitCode': 'C62', '#': String(line.quantity) } },
  'ram:SpecifiedLineTradeSettlement': {
    'ram:ApplicableTradeTax': taxOf(line.vat_rate),
    'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': euros(line.net_cents) },
  },
});

const registration = (scheme: string, id: string) => ({ 'ram:ID': { '@schemeID': scheme, '#': id } });

const partyNode = (party: Party): Node => ({
  'ram:Name': party.name,
  // 0002 is the register of SIREN numbers.
  ...(party.siret && { 'ram:SpecifiedLegalOrganization': registration('0002', sirenOf(party.siret)) }),
  'ram:PostalTradeAddress': {
    'ram:PostcodeCode': party.address_postal_code,
    'ram:LineOne': party.address,
    'ram:CityName': party.address_city,
    'ram:CountryID': 'FR',
  },
});

/** The seller’s VAT number; without a VAT number, the SIREN. */
const taxRegistration = ({ vat_number, siret }: PrintedInvoice['seller']) =>
  vat_number ? registration('VA', vat_number) : registration('FC', sirenOf(siret ?? ''));

const agreement = ({ seller, buyer }: PrintedInvoice): Node => ({
  ...(buyer.service_code && { 'ram:BuyerReference': buyer.service_code }),
  'ram:SellerTradeParty': { ...partyNode(seller), 'ram:SpecifiedTaxRegistration': taxRegistration(seller) },
  'ram:BuyerTradeParty': partyNode(buyer),
  ...(buyer.engagement_number && {
    'ram:BuyerOrderReferencedDocument': { 'ram:IssuerAssignedID': buyer.engagement_number },
  }),
});

const vatNode = ({ vat_rate, net_cents, vat_cents }: PrintedInvoice['byRate'][number]): Node => ({
  'ram:CalculatedAmount': euros(vat_cents),
  'ram:TypeCode': 'VAT',
  ...(vat_rate === null && { 'ram:ExemptionReason': legalNotices.noVat }),
  'ram:BasisAmount': euros(net_cents),
  'ram:CategoryCode': categoryOf(vat_rate),
  ...(vat_rate === null && { 'ram:ExemptionReasonCode': 'VATEX-FR-FRANCHISE' }),
  'ram:RateApplicablePercent': percent(vat_rate),
});

const settlement = (invoice: PrintedInvoice): Node => ({
  'ram:PaymentReference': invoice.number,
  'ram:InvoiceCurrencyCode': 'EUR',
  ...(invoice.seller.iban && {
    'ram:SpecifiedTradeSettlementPaymentMeans': {
      'ram:TypeCode': '30',
      'ram:PayeePartyCreditorFinancialAccount': { 'ram:IBANID': invoice.seller.iban },
    },
  }),
  'ram:ApplicableTradeTax': invoice.byRate.map(vatNode),
  'ram:BillingSpecifiedPeriod': {
    'ram:StartDateTime': dateTime(invoice.start),
    'ram:EndDateTime': dateTime(invoice.end),
  },
  'ram:SpecifiedTradePaymentTerms': { 'ram:DueDateDateTime': dateTime(invoice.due) },
  'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
    'ram:LineTotalAmount': euros(invoice.net_cents),
    'ram:TaxBasisTotalAmount': euros(invoice.net_cents),
    'ram:TaxTotalAmount': { '@currencyID': 'EUR', '#': euros(invoice.vat_cents) },
    'ram:GrandTotalAmount': euros(invoice.total_cents),
    'ram:DuePayableAmount': euros(invoice.total_cents),
  },
  ...(invoice.cancels && {
    'ram:InvoiceReferencedDocument': {
      'ram:IssuerAssignedID': invoice.cancels.number,
      'ram:FormattedIssueDateTime': {
        'qdt:DateTimeString': { '@format': '102', '#': compactDay(invoice.cancels.issued) },
      },
    },
  }),
});

const note = (subject: string, content: string): Node => ({ 'ram:Content': content, 'ram:SubjectCode': subject });

const namespace = (name: string) => `urn:un:unece:uncefact:data:standard:${name}:100`;

/** The invoice as the XML of Factur-X, profile BASIC: the cross industry invoice of UN/CEFACT [invoices.factur-x]. */
export function writeFacturX(invoice: PrintedInvoice): string {
  const document: Node = {
    'rsm:CrossIndustryInvoice': {
      '@xmlns:rsm': namespace('CrossIndustryInvoice'),
      '@xmlns:ram': namespace('ReusableAggregateBusinessInformationEntity'),
      '@xmlns:qdt': namespace('QualifiedDataType'),
      '@xmlns:udt': namespace('UnqualifiedDataType'),
      'rsm:ExchangedDocumentContext': {
        'ram:BusinessProcessSpecifiedDocumentContextParameter': { 'ram:ID': 'A1' },
        'ram:GuidelineSpecifiedDocumentContextParameter': {
          'ram:ID': 'urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic',
        },
      },
      'rsm:ExchangedDocument': {
        'ram:ID': invoice.number,
        'ram:TypeCode': invoice.kind === 'INVOICE' ? '380' : '381',
        'ram:IssueDateTime': dateTime(invoice.issued),
        'ram:IncludedNote': [
          note('PMD', legalNotices.late),
          note('PMT', legalNotices.recovery),
          note('AAB', legalNotices.discount),
        ],
      },
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': invoice.lines.map(lineNode),
        'ram:ApplicableHeaderTradeAgreement': agreement(invoice),
        'ram:ApplicableHeaderTradeDelivery': {
          'ram:ActualDeliverySupplyChainEvent': { 'ram:OccurrenceDateTime': dateTime(invoice.end) },
        },
        'ram:ApplicableHeaderTradeSettlement': settlement(invoice),
      },
    },
  };
  return create({ version: '1.0', encoding: 'UTF-8' }, document).end();
}
