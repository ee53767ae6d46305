### What the table server says.

## Webhooks: where a player is told that it is their turn

# $reason names the fault; $longest is a number of characters, $known a list of quoted kinds.
error-bad-webhook = { $reason ->
    [address] This is not a web address that can be used.
    [credentials] The address must not have a user name or a password in it.
    [disabled] This server does not send notifications; its host can allow them.
    [kind] There is no kind of notification “{ $kind }”. The kinds are { $known }.
    [private] The address must be on the public Internet; this server does not send to others.
    [scheme] The address must begin with https:// or http://.
    [too-long] The address is too long; { $longest } characters are the most.
    [topic] The address must end in a topic of ntfy, like https://ntfy.sh/my-topic.
   *[other] This address cannot be used for notifications: { $detail }.
}
    .short = This address cannot be used for notifications: { $detail }.
