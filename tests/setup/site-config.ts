import { SITE_CONFIG_ELEMENT_ID, serializeSiteConfig } from '@/config/site';

/** Adds the site's settings to the document of jsdom, as pages/_document.tsx adds them to every page. */
if (typeof document !== 'undefined') {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = SITE_CONFIG_ELEMENT_ID;
  element.textContent = serializeSiteConfig();
  document.head.append(element);
}
