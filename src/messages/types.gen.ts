// Made from en.json by `npm run messages`: the values of every message. Change en.json instead.
import type { Money } from './formatters';

export interface MessageValues {
  'boot.notLoaded': undefined;
  'boot.notLoadedAdvice': undefined;
  'boot.loadAgain': undefined;
  'common.tryAgain': undefined;
  'common.newTab': undefined;
  'common.close': undefined;
  'common.goBack': undefined;
  'common.loadAgain': undefined;
  'common.checkAgain': undefined;
  'common.loading': undefined;
  'common.loadingPage': undefined;
  'common.loadingWhat': { what: string | number };
  'common.saving': undefined;
  'common.copyWhat': { what: string | number };
  'common.showWhat': { what: string | number };
  'common.copied': undefined;
  'common.cannotCopy': undefined;
  'common.required': undefined;
  'common.stopWaiting': undefined;
  'common.stopped': undefined;
  'common.takesLong': undefined;
  'common.logOut': undefined;
  'common.errorTitle': { page: string | number };
  'common.partNotShown': undefined;
  'common.loadPageAgain': undefined;
  'common.newVersion': undefined;
  'common.newVersionReload': undefined;
  'common.newVersionAbout': undefined;
  'common.unknown': undefined;
  'common.days': { days: number };
  'common.inDays': { days: number };
  'common.minutes': { minutes: number };
  'common.secretCopied': undefined;
  'common.cannotCopySecret': undefined;
  'common.hidesAgain': undefined;
  'common.hidden': undefined;
  'common.leftOut': { count: number; one: string | number; many: string | number };
  'common.leaveTitle': undefined;
  'common.leave': undefined;
  'common.stay': undefined;
  'common.problems': { count: number };
  'common.whatIsWrong': undefined;
  'common.problemAt': { field: string | number; problem: string | number };
  'shell.language': undefined;
  'shell.notConfigured': undefined;
  'shell.insecure': undefined;
  'shell.insecureAdvice': undefined;
  'shell.notShown': undefined;
  'shell.notShownAdvice': undefined;
  'shell.skip': undefined;
  'shell.imprint': undefined;
  'shell.privacy': undefined;
  'shell.terms': undefined;
  'shell.about': undefined;
  'shell.status': undefined;
  'shell.offline': undefined;
  'shell.pageNotShown': undefined;
  'shell.pageNotShownAbout': undefined;
  'shell.notSignedIn': undefined;
  'shell.signInUnavailable': undefined;
  'shell.notSignedInAbout': undefined;
  'shell.details': { detail: string | number };
  'shell.signInOffline': undefined;
  'shell.signedOut': undefined;
  'shell.signedOutAbout': undefined;
  'shell.logInAgain': undefined;
  'shell.logout': undefined;
  'shell.toDark': undefined;
  'shell.toLight': undefined;
  'shell.isReady': { name: string | number };
  'shell.nowReady': { name: string | number };
  'shell.areReady': { count: number };
  'shell.notCreated': { name: string | number };
  'shell.backToOverview': undefined;
  'shell.backToSearch': undefined;
  'shell.main': undefined;
  'shell.hideNavigation': undefined;
  'shell.showNavigation': undefined;
  'shell.overview': undefined;
  'shell.account': undefined;
  'shell.invoices': undefined;
  'shell.upload': undefined;
  'shell.entraId': undefined;
  'shell.prtgUsers': undefined;
  'shell.supporter': undefined;
  'shell.languageFailed': undefined;
  'failures.offline': undefined;
  'failures.sessionEnded': undefined;
  'failures.tooSlow': undefined;
  'failures.unreachable': undefined;
  'failures.refused': { status: string | number };
  'failures.refusedUntil': { status: string | number; at: number };
  'failures.malformed': undefined;
  'failures.notLoaded': { what: string | number; why: string | number };
  'failures.notRead': { what: string | number; why: string | number };
  'failures.busy': undefined;
  'failures.outcomeUnknown': undefined;
  'failures.notDone': undefined;
  'failures.unexpected': undefined;
  'failures.subscriptions': { why: string | number };
  'states.ready': undefined;
  'states.preparing': undefined;
  'states.failed': undefined;
  'states.unknown': undefined;
  'states.trialActive': undefined;
  'states.active': undefined;
  'states.cancelled': undefined;
  'states.trialPlan': undefined;
  'states.period': { unit: 'month' | 'year' | (string & {}); count: number };
  'states.needsRole': { roles: readonly string[] };
  'states.owner': undefined;
  'states.admin': undefined;
  'states.directReseller': undefined;
  'states.involvedReseller': undefined;
  'states.distributor': undefined;
  'states.stoppedFailing': { why: string | number };
  'states.stoppedLate': undefined;
  'overview.title': undefined;
  'overview.add': undefined;
  'overview.noneTitle': undefined;
  'overview.tryFree': undefined;
  'overview.choosePlan': undefined;
  'overview.startTrial': undefined;
  'overview.trialNotStarted': { why: string | number };
  'overview.loading': undefined;
  'overview.loaded': { count: number };
  'overview.subscription': undefined;
  'overview.subscriptions': undefined;
  'overview.permission': undefined;
  'overview.permissions': undefined;
  'overview.noPermissions': { why: string | number };
  'overview.filter': undefined;
  'overview.all': { count: number };
  'overview.found': { found: number; count: number };
  'overview.noMatch': { search: string | number };
  'overview.upgradeTitle': undefined;
  'overview.upgradeQuestion': undefined;
  'overview.addNew': undefined;
  'overview.upgrade': undefined;
  'overview.amountDue': { amount: string | number };
  'overview.someDue': undefined;
  'overview.seeInvoices': undefined;
  'overview.plan': undefined;
  'overview.domain': undefined;
  'overview.status': undefined;
  'overview.due': undefined;
  'overview.region': undefined;
  'overview.timezone': undefined;
  'overview.trialDays': undefined;
  'overview.until': { day: number | undefined };
  'overview.deletionDays': undefined;
  'overview.nextPayment': undefined;
  'overview.notAvailable': undefined;
  'overview.loadTimezone': undefined;
  'overview.loadRegion': undefined;
  'overview.loadPlan': undefined;
  'overview.notLoaded': undefined;
  'overview.reactivate': undefined;
  'overview.askService': undefined;
  'overview.askServiceTab': undefined;
  'overview.preparing': undefined;
  'overview.gettingStatus': undefined;
  'overview.failed': undefined;
  'overview.manage': undefined;
  'overview.upgradeSubscription': undefined;
  'overview.pay': undefined;
  'plans.blocked': undefined;
  'plans.checkoutFailed': undefined;
  'plans.resultNotRead': { why: string | number };
  'plans.noBillingAddress': undefined;
  'plans.noPaymentMethods': undefined;
  'plans.providerBlocked': undefined;
  'plans.created': { name: string | number };
  'plans.planLegend': undefined;
  'plans.billingPeriod': undefined;
  'plans.monthly': undefined;
  'plans.yearly': undefined;
  'plans.allPlans': { term: string | number };
  'plans.bySizeAndTerm': undefined;
  'plans.offers': undefined;
  'plans.current': undefined;
  'plans.size': undefined;
  'plans.perYear': { price: Money };
  'plans.lessThanYearly': { percent: string | number };
  'plans.lessThanMonthly': { percent: string | number };
  'plans.billed': undefined;
  'plans.free': undefined;
  'plans.commitment': undefined;
  'plans.renewsLabel': undefined;
  'plans.renews': { day: number | undefined; price: Money };
  'plans.nextPayment': { day: number | undefined; price: Money };
  'plans.commitTo': { sum: string | number };
  'plans.commitToFor': { unit: 'month' | (string & {}); count: number; sum: string | number };
  'plans.every': { unit: 'month' | 'year' | (string & {}); count: number };
  'plans.everyBound': { years: number };
  'plans.nothingLater': undefined;
  'plans.laterEvery': { unit: 'month' | 'year' | (string & {}); count: number; price: Money };
  'plans.laterOnThenEvery': { unit: 'month' | 'year' | (string & {}); count: number; price: Money; day: number | undefined };
  'plans.term1m': undefined;
  'plans.term1y': undefined;
  'plans.term3y': undefined;
  'plans.term3ya': undefined;
  'plans.term5y': undefined;
  'plans.term5ya': undefined;
  'plans.termOther': undefined;
  'newInstance.title': undefined;
  'newInstance.noRegion': undefined;
  'newInstance.plan': undefined;
  'newInstance.plans': undefined;
  'newInstance.region': undefined;
  'newInstance.regions': undefined;
  'newInstance.notLoaded': { why: string | number };
  'newInstance.loading': undefined;
  'newInstance.addressAndRegion': undefined;
  'newInstance.planAndBilling': undefined;
  'newInstance.subdomain': undefined;
  'newInstance.regionLabel': undefined;
  'newInstance.planLabel': undefined;
  'newInstance.noPlan': undefined;
  'newInstance.subdomainHint': undefined;
  'newInstance.addressHint': { address: string | number };
  'newInstance.regionHint': undefined;
  'newInstance.nearestHint': { region: string | number };
  'newInstance.summary': undefined;
  'newInstance.address': undefined;
  'newInstance.notChosen': undefined;
  'newInstance.price': undefined;
  'newInstance.choosePlan': undefined;
  'newInstance.per': { period: string | number };
  'newInstance.binding': undefined;
  'newInstance.toCheckout': undefined;
  'newInstance.closed': undefined;
  'newInstance.notCreated': { why: string | number };
  'newInstance.showPrices': { currency: string | number };
  'newInstance.otherCurrency': { visitors: string | number; shown: string | number };
}

export type MessageGroup =
  | 'boot'
  | 'common'
  | 'shell'
  | 'failures'
  | 'states'
  | 'overview'
  | 'tables'
  | 'forms'
  | 'plans'
  | 'tools'
  | 'timezones'
  | 'dataCollection'
  | 'newInstance'
  | 'manage'
  | 'account'
  | 'invoices'
  | 'dataSharing'
  | 'upload'
  | 'entraId'
  | 'prtgUsers'
  | 'supporter';
