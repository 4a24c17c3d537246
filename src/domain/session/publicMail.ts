// Hosts where anybody can have an e-mail address: such a domain says nothing about a company.

const HOSTS = new Set(
  (
    '126.com 163.com aol.com fastmail.com free.fr freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net ' +
    'googlemail.com hey.com hotmail.co.uk hotmail.com hotmail.de hotmail.es hotmail.fr hotmail.it icloud.com ' +
    'laposte.net libero.it live.com live.de live.fr live.nl mac.com mail.com mail.de mail.ru me.com msn.com ' +
    'orange.fr outlook.com outlook.de outlook.es outlook.fr outlook.it pm.me posteo.de proton.me protonmail.com ' +
    'qq.com t-online.de tuta.com tutanota.com wanadoo.fr web.de yahoo.co.jp yahoo.co.uk yahoo.com yahoo.de ' +
    'yahoo.es yahoo.fr yahoo.it yandex.com yandex.ru ymail.com zoho.com'
  ).split(' '),
);

/** True for a public mail host; `host` must be in lower case. */
export function isPublicMailHost(host: string): boolean {
  return HOSTS.has(host);
}
