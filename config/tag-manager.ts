/** The pattern of a Google Tag Manager container id. */
export const TAG_MANAGER_ID = /^GTM-[A-Z0-9]{4,12}$/;

/** The only external origins that a container may use (decision 0055): the tag manager itself and Google Analytics. */
export const TAG_MANAGER_SOURCES = {
  script: ['https://www.googletagmanager.com'],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};
